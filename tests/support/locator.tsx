import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { wordsUrl } from '@/lib/i18n/words-url';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { installDialog } from './install-dialog';
import { knowAnswer } from './know-answer';
import { messagesIn } from './messages-in';
import { cinemaSummary, citySummary } from './summaries';
import { showInTab } from './tab';

const city = (slug: string, name: string, cinemas: string[]) =>
  citySummary(slug, { name, postalCode: '69000', theaterPostalCode: '69000', cinemas, isMainRegion: true });
const cinema = (slug: string, name: string) => cinemaSummary(slug, { name, gps: { latitude: 45.76, longitude: 4.85 } });
/** By path; what is not here is a 404. */
export const locatorAnswers: Record<string, unknown> = {
  '/api/entities/cities': [city('lyon', 'Lyon', ['confluence', 'part-dieu']), city('nice', 'Nice', ['massena'])],
  '/api/entities/cinemas': [cinema('confluence', 'Candela Confluence'), cinema('part-dieu', 'Candela Part-Dieu')],
  '/api/screens/here': { key: 'city:lyon', name: 'Lyon', cinemas: ['confluence', 'part-dieu'] },
  '/api/entities/city/lyon': { name: 'Lyon', cinemas: ['confluence', 'part-dieu'] },
};

/** Before and after each test of the file: a network that gives `locatorAnswers`, the words of the dialog, and nothing left of the test before. */
export function inTwoTowns(): void {
  beforeEach(() => {
    Element.prototype.scrollIntoView = vi.fn();
    installDialog();
    knowAnswer(wordsUrl('fr', 'locator'), messagesIn('fr'));
    vi.stubGlobal('fetch', async (url: string) => {
      const answer = locatorAnswers[url.split('?')[0] ?? ''];
      return new Response(JSON.stringify(answer ?? {}), { status: answer ? 200 : 404 });
    });
  });
  afterEach(() => {
    localStorage.clear();
    useAlerts.setState({ queue: [] });
  });
}

/** The open search of a site with two towns, once its list is there; what it gives back acts for the visitor. */
export async function openLocatorDialog(dialog: ReactNode) {
  const user = userEvent.setup();
  showInTab(dialog);
  await screen.findByText('Candela Part-Dieu');
  return user;
}
