import type { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { showtimeFacts } from '@/components/views/showtime-name/showtime-facts.fixture';
import type { Showing } from '@/lib/domain/showing';
import { installDialog } from '@/tests/support/install-dialog';
import { freshQueries, Tab } from '@/tests/support/tab';
import type { Board } from './board.logic';
// Loaded before a test holds the clock: what extends `Date` must extend the real one.
import '../details/opened';
import { ShowBoardIsland } from './show-board.island';

const facts = showtimeFacts({
  marks: {
    imax: { title: 'IMAX', kind: 'format', order: 1, premium: true, text: 'A very large screen.' },
    equipe: { title: 'With the team', kind: 'strand', order: 2, colours: { background: '#ff7a59', text: '#0a0a0c' } },
  },
});

/** A showing at `20:15`; say only what the test is about. */
export const at = (clock: string, own: Partial<Showing> = {}, day = '2026-11-20'): Showing => ({
  time: `${day} ${clock}:00`,
  endTime: `${day} 23:30:00`,
  version: 'vf',
  until: `${day}T${clock}:00+01:00`,
  url: `https://tickets.example/${day}/${clock}`,
  ...own,
});

export const venue = (name: string, showings: Showing[]) => ({
  slug: name.toLowerCase(),
  name,
  href: `/cinemas/${name.toLowerCase()}`,
  street: '4 rue de la République',
  prices: [
    { label: 'Morning', amount: 640, before: '11:30' },
    { label: 'Full price', amount: 1340 },
  ],
  showings,
});

/** A Friday in Lyon, with nothing on Sunday. */
export const board = (own: Partial<Board> = {}): Board => ({
  place: { key: 'city:lyon', name: 'Lyon', isAsked: true },
  day: '2026-11-20',
  dates: ['2026-11-20', '2026-11-21', '2026-11-23'],
  versions: ['vf', 'vost'],
  tags: ['imax', 'equipe'],
  venues: [
    venue('Bellecour', [
      at('16:30'),
      at('18:05'),
      at('20:15', { version: 'vost', tags: ['equipe'], room: '1' }),
      at('22:45'),
    ]),
    venue('Confluence', [at('21:00', { status: 'soldout' }), at('22:50')]),
  ],
  ...own,
});

export const tomorrow = board({ day: '2026-11-21', venues: [venue('Bellecour', [at('14:00', {}, '2026-11-21')])] });

/** The board as it stands on a film page on Friday 20 November 2026. */
export const onPage = (first: Board | null, own: Partial<ShowtimeFacts> = {}, queries = freshQueries()) => (
  <Tab queries={queries}>
    <main id="main" tabIndex={-1}>
      <ShowBoardIsland
        show={{ slug: 'kestrel-point', title: 'Kestrel Point', minutes: 106 }}
        first={first}
        facts={{ ...facts, ...own }}
        legend={<p>What the marks mean</p>}
        legal={<p>Not for under twelves</p>}
      />
    </main>
  </Tab>
);
export const show = (first: Board | null = board(), own?: Partial<ShowtimeFacts>, queries?: QueryClient) =>
  render(onPage(first, own, queries));

/** What is asked for after the page has come. */
export const fetched = vi.fn<(url: string) => Promise<Response>>();
export const answers = (answer: Board) => async () => Response.json(answer);

/** Before and after each test of the file: the film page on that Friday at half past five, and nothing asked yet. */
export function onFriday(): void {
  beforeEach(() => {
    installDialog();
    history.replaceState(null, '', '/en/movies/kestrel-point');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:30:00Z') });
    vi.stubGlobal('fetch', async (url: string) =>
      url.includes('/costs/') ? new Response('', { status: 404 }) : fetched(url),
    );
    fetched.mockReset();
  });
  afterEach(() => void vi.useRealTimers());
}
