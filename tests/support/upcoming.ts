import { afterEach, beforeEach, vi } from 'vitest';
import { useLocator } from '@/lib/visitor/place/locator.store';

type Own = { film?: string; version?: string; day?: string; foot?: string };

/** A showing to come of the evening of 20 November 2026 in France, or of another day there. */
export function upcomingAt(
  clock: string,
  { film = 'Dune', version = 'vf', foot = 'VF', day = '2026-11-20' }: Own = {},
) {
  return {
    face: { look: 'open', time: clock, labels: [film], foot },
    name: `${clock}, ${film}, ${foot}`,
    url: `https://tickets.example/${film}/${day}/${clock}`,
    closes: Date.parse(`${day}T${clock}:00+01:00`) / 60_000,
    film,
    time: `${day} ${clock}:00`,
    version,
  };
}

type Showing = ReturnType<typeof upcomingAt>;

/** A cinema of the answer, and how far it is where it is not the visitor's own. */
export const upcomingVenue = (slug: string, showings: readonly Showing[], own: { kilometres?: number } = {}) => ({
  ...{ slug, name: `Candela ${slug}`, href: `/cinemas/${slug}`, street: '', picture: null, showings },
  ...own,
});

/** Half past five in the afternoon of that day, a visitor without a place, and what the server answers: with nothing, 404. */
export function stubUpcoming() {
  const stub: { answer: unknown; asked: string[] } = { answer: null, asked: [] };
  beforeEach(() => {
    stub.answer = null;
    stub.asked = [];
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:30:00Z') });
    vi.stubGlobal('fetch', async (url: string) => {
      stub.asked.push(url);
      return stub.answer ? Response.json(stub.answer) : new Response('', { status: 404 });
    });
    useLocator.setState(useLocator.getInitialState(), true);
  });
  afterEach(() => vi.useRealTimers());
  return stub;
}
