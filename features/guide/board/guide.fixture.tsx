import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { leaveToHtml } from '@/components/page/html-only/leave-to-html';
import { showtimeFacts } from '@/components/views/showtime-name/showtime-facts.fixture';
import { useAnswers } from '@/lib/visitor/answers/answers.store';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { showInTab } from '@/tests/support/tab';
import { FirstRows } from './first-rows';
// Loaded before a test waits for what it draws.
import '../ways/by-film';
import { GuideIsland } from './guide.island';
import './notes';

export const day = '2026-11-20';
const cinema = (short: string) => ({
  slug: short.toLowerCase(),
  name: `Candela Lyon ${short}`,
  short,
  href: `/cinemas/${short.toLowerCase()}`,
  gps: null,
});
const page = { key: 'city:lyon', name: 'Lyon', cinemas: [cinema('Confluence'), cinema('Gerland')], others: [] };
export const title = (slug: string) => ({ slug, href: `/films/${slug}`, title: slug, poster: null, facts: ['1h46'] });
export const at = (clock: string, end: string, version = 'vf') => ({
  time: `${day} ${clock}:00`,
  endTime: `${day} ${end}:00`,
  version,
  url: `https://tickets.example/${clock}`,
});
export const answers: Record<string, object> = {
  confluence: {
    dates: [day, '2026-11-21'],
    rows: [{ ...title('Dune'), showings: [at('14:00', '16:00'), at('20:15', '22:31', 'vost'), at('18:05', '20:21')] }],
  },
  gerland: {
    dates: [day],
    rows: [
      {
        ...title('Nova'),
        minutes: 80,
        showings: [at('19:30', '21:00'), { ...at('21:30', '23:00'), status: 'soldout' }],
      },
      { ...title('Dune'), showings: [at('20:40', '22:56')] },
    ],
  },
};
export const silent = new Set<string>();
/** Cinemas whose answers are on their way until these are called. */
const slow = new Map<string, { wait: Promise<void>; end: () => void }>();
export const fetched = vi.fn(async (url: string) => {
  const [, slug = ''] = /programme\/(\w+)/.exec(url) ?? [];
  await slow.get(slug)?.wait;
  return silent.has(slug) ? new Response('', { status: 502 }) : Response.json(answers[slug]);
});

/** Before and after each test of the file: the guide of that Friday at half past five, and nothing asked yet. */
export function onFriday(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T16:30:00Z'), toFake: ['Date'] });
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('scrollTo', () => {});
    silent.clear();
    slow.clear();
    fetched.mockClear();
    useAnswers.setState({}, true);
    history.replaceState(null, '', '/seances');
    useLocator.setState({ ready: true, choice: null, place: null, source: 'zone', wish: null });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Has the cinemas answer only once what is returned is called with their name. */
export function holdBack(...slugs: readonly string[]): (slug: string) => void {
  for (const slug of slugs) {
    let end = () => {};
    const wait = new Promise<void>((done) => {
      end = done;
    });
    slow.set(slug, { wait, end });
  }
  return (slug) => slow.get(slug)?.end();
}

/** As it stands on its page, or on one whose cinemas have not answered. */
export function show(over: { first?: null; rows?: null } = {}) {
  const kept = leaveToHtml('<li>20:15 VOST Confluence</li>');
  const titles = [{ film: title('Dune'), kept }];
  return showInTab(
    <GuideIsland
      page={page}
      first={{ key: page.key, day, showings: 4 }}
      rows={<FirstRows axis={{ from: 17, to: 24 }} now={1050} titles={titles} />}
      offered={{ dates: [day], versions: ['vf', 'vost'], tags: [] }}
      facts={showtimeFacts()}
      pass="CinéPass"
      family={null}
      {...over}
    />,
  );
}
/** What is heard of the showings of a film. */
export const bars = (film: string) =>
  [...screen.getByRole('toolbar', { name: film }).querySelectorAll('[data-from]')].map((bar) =>
    bar.getAttribute('aria-label'),
  );
export const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
