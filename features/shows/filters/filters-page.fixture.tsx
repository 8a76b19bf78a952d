import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { ShowsTab } from '@/lib/routing/shows-tabs';
import { useLocator } from '@/lib/visitor/place/locator.store';
import messages from '@/messages/en.json';
import { installDialog } from '@/tests/support/install-dialog';
import { Tab } from '@/tests/support/tab';
import { LikedListIsland } from '../list/liked-list.island';
import { ShowFiltersIsland } from './show-filters.island';

const made = { today: '2026-11-20', timeZone: 'Europe/Paris' };
const day = (versions: string[], tags: string[] = []) => ({ versions, tags, bookable: true });
const tag = (slug: string, title: string) => ({ slug, title, isShowFilter: true, filterOrder: 1 });
export const lyon = { latitude: 45.75, longitude: 4.83 };
const cinema = (slug: string) => ({ slug, name: `Candela ${slug}`, gps: slug === 'massena' ? null : lyon });
const programme = {
  kestrel: { days: { '2026-11-20': day(['vf']), '2026-11-21': day(['vost'], ['imax']) } },
  verel: { days: { '2026-11-20': day(['vost', 'vfst']) } },
  noon: { days: { '2026-11-23': day(['vf'], ['audiodesc']) } },
};
const word = { keep: '{}', list: 'List', book: 'Book', label: '{}' };
const card = (slug: string, title: string, genres: string) => ({
  ...{ slug, title, genres, lists: 'book', words: word, rating: { look: 'open', text: 'For all' } },
});
const answers: Record<string, unknown> = {
  '/api/screens/titles/liked': {
    rest: [
      card('noon', 'High Noon', 'drama'),
      card('verel', 'Madame Verel', 'comedy'),
      card('kestrel', 'Kestrel Point', 'drama'),
    ],
  },
  '/api/entities/zone/idf': { shows: programme },
  '/api/entities/cinema/Bellecour/shows': { shows: { verel: programme.verel } },
  '/api/entities/versions': ['vf', 'vost', 'vfst', 'ov'].map((slug) => ({ slug, label: slug.toUpperCase() })),
  '/api/entities/tags': [tag('imax', 'IMAX'), tag('4dx', '4DX'), tag('audiodesc', 'Audio description')],
  '/api/entities/cities': [{ slug: 'nice', name: 'Nice', cinemas: ['massena'] }],
  '/api/entities/cinemas': [cinema('Bellecour'), cinema('Confluence'), cinema('massena')],
  '/api/words/en/filters': { filters: messages.filters, filterPanel: messages.filterPanel },
};

/** What some answers wait for. */
const comes = new Map<string, Promise<void>>();

/** The page of the films and its filters, on a Friday at half past five in Paris, for a visitor of Lyon. */
export function beginFilters(): void {
  // What is fetched at the first press takes a loaded machine longer than a test waits.
  beforeAll(() => import('./filter-panel.island'));
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:30:00Z') });
    installDialog();
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    history.replaceState(null, '', '/en/movies');
    useLocator.setState({ choice: { mode: 'city', value: 'lyon' }, place: { name: 'Lyon', cinemas: ['Bellecour'] } });
    vi.stubGlobal('fetch', async (url: string) => {
      const [path = ''] = url.split('?');
      const answer = answers[path];
      await comes.get(path);
      return Response.json(answer ?? {}, { status: answer ? 200 : 404 });
    });
    showFilters();
  });

  afterEach(() => {
    comes.clear();
    vi.useRealTimers();
  });
}

/** Keeps an answer back until what it returns is called. */
export function holdBack(path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  comes.set(path, promise);
  return resolve;
}

export const showFilters = () =>
  render(
    <Tab>
      <main id="main" tabIndex={-1}>
        <ShowFiltersIsland
          genres={[{ value: 'drama', label: 'Drama' }]}
          ages={[3, 6]}
          programmes={[{ value: 'cinekids', label: 'Cinékids' }]}
          regions={['idf']}
          {...made}
        />
        <LikedListIsland />
      </main>
      <ul data-in="book">
        <li data-show="kestrel" data-genres="drama">
          Kestrel Point
        </li>
        <li data-show="verel" data-genres="comedy">
          Madame Verel
        </li>
        <li data-show="noon" data-genres="drama">
          High Noon
        </li>
      </ul>
      <ul data-in="kids">
        <li data-show="owl" data-genres="drama" data-age="6">
          Owl
        </li>
      </ul>
    </Tab>,
  );

/** The one button of a name that a tab shows; styles alone keep those of the others out of sight. */
export function button(name: string | RegExp, tab: ShowsTab = 'book'): HTMLElement {
  const named = screen.getAllByRole('button', { name });
  const [shown, ...others] = named.filter((one) => !one.closest(`[data-in]:not([data-in~='${tab}'])`));
  if (!shown || others.length) throw new Error(`${others.length + Number(!!shown)} buttons ${name} in the tab ${tab}`);
  return shown;
}

/** Presses the button of a kind and returns its panel, once that has counted. */
export async function openFilters(kind = 'Version') {
  await userEvent.click(button(new RegExp(`^${kind}`)));
  const panel = await screen.findByRole('dialog', { name: 'Filter' });
  await within(panel).findByRole('button', { name: /^Show \d|^No films/ });
  return within(panel);
}

export const isStopped = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

/** A browser that asks where one is; what it gives back says so. */
export function askedWhere() {
  let done: PositionCallback;
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: { getCurrentPosition: (tell: PositionCallback) => (done = tell) },
  });
  return (coords: Partial<GeolocationCoordinates>) => done({ coords } as GeolocationPosition);
}
