// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tab } from '@/tests/support/tab';
import { ArticleShowings } from './article-showings';
import type { Upcoming, UpcomingVenues } from './upcoming.logic';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const at = (clock: string, url: string | null = `https://tickets.example/${clock}`): Upcoming => ({
  face: { look: url ? 'open' : 'full', time: clock, labels: ['VOST · IMAX'], foot: 'fin 23h00' },
  name: `${clock}, VOST · IMAX`,
  ...{ url, film: '', version: 'vost', time: `2026-11-20 ${clock}:00` },
  closes: Date.parse(`2026-11-20T${clock}:00+01:00`) / 60_000,
});
const venue = (slug: string, ...showings: Upcoming[]) => ({
  ...{ slug, name: slug, href: '', street: '', picture: null, showings },
});
const answer: UpcomingVenues = {
  madeAt: Date.parse('2026-11-20T16:30:00Z'),
  day: 'Vendredi 20 novembre',
  venues: [venue('confluence', at('17:00'), at('20:00')), venue('bastille', at('20:30', null)), venue('graslin')],
};

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:30:00Z') });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(decodeURIComponent(url));
    return Response.json(answer);
  });
});
afterEach(() => vi.useRealTimers());

it('says beside each cinema of an article when its film is shown next, and what is sold out', async () => {
  const venues = ['confluence', 'bastille', 'graslin', 'fourth'].map((slug) => ({
    ...{ slug, name: slug, city: 'Lyon', href: `/cinemas/${slug}` },
  }));
  render(
    <Tab locale="fr-FR">
      <ArticleShowings show="kestrel" film="Kestrel Point" venues={venues} most={3} label="Où ça se passe" />
    </Tab>,
  );
  expect(screen.getByRole('heading', { name: 'Où ça se passe' })).toBeDefined();
  const chip = await screen.findByRole('link', { name: '20:00, VOST · IMAX' });
  expect(chip.getAttribute('href')).toBe('https://tickets.example/20:00');
  expect(screen.getByRole('heading', { name: 'Vendredi 20 novembre' })).toBeDefined();
  expect(screen.getByRole('link', { name: '20:30, VOST · IMAX' }).getAttribute('aria-disabled')).toBe('true');
  const lines = screen.getAllByRole('listitem').map((line) => within(line).getAllByRole('link').length);
  expect(lines).toEqual([2, 2, 1, 1]);
  expect(asked).toEqual(['/api/screens/show/kestrel?language=fr&place=cinemas:confluence,bastille,graslin']);
});
