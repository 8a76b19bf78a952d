import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { endpoints } from '@/lib/api/endpoints/table';
import { parse } from '@/lib/api/parse';
import type { CallName } from '@/lib/api/paths';
import { siteFacts, siteIds } from '@/lib/sites/sites';
import { awaited } from '../awaited';
import { fixClock } from '../clock';
import { quirksOf } from '../world/quirks';
import { worldOf } from '../world/world';
import { ask, FRIDAY } from './ask';

beforeAll(() => fixClock(FRIDAY));
afterAll(() => fixClock(null));
afterEach(() => vi.restoreAllMocks());

/** Values for the brackets of every path, one call for each. */
function inputs(site: (typeof siteIds)[number]): Readonly<Record<string, readonly Record<string, string>[]>> {
  const world = worldOf(site);
  const shows = world.titles.map(({ slug }) => ({ slug }));
  const cinemas = world.cinemas.map(({ slug }) => ({ slug }));
  const [cinema = '', day] = [world.cinemas.find(({ closed }) => !closed)?.slug, world.day];
  const on = shows.slice(0, 12).map(({ slug }) => ({ slug, date: day, cinema }));
  const { movedShow, movedCinema } = quirksOf(world);
  return {
    show: [...shows, { slug: movedShow?.from ?? '' }],
    showTranslate: shows.slice(0, 3),
    showCinemas: [...shows, { slug: 'nobody-knows-1' }],
    showtimesAt: on,
    showtimesAtSwapped: on,
    showtimesOn: on,
    showtimesAll: world.titles
      .filter(({ isMovie }) => isMovie)
      .slice(0, 6)
      .map(({ slug }) => ({ slug, cinema })),
    cinema: [...cinemas, { slug: movedCinema?.from ?? '' }],
    cinemaTranslate: cinemas,
    cinemaShows: cinemas,
    city: [...new Set(world.cinemas.map(({ city }) => city))].map((slug) => ({ slug })),
    zone: [...new Set(world.cinemas.map(({ city }) => city))].map((id) => ({ id })),
    featured: [{ type: 'home' }, {}],
    search: [{ q: 'a' }, { q: 'le' }, { q: '7' }, { q: 'mo', type: 'show' }],
  };
}

const names = (Object.keys(endpoints) as CallName[]).filter((name) => !awaited.includes(name));
const languagesOf = (site: (typeof siteIds)[number]) => siteFacts(site).languages;

describe.each(siteIds)('the catalogue of %s', (site) => {
  test.each(names)('%s is read without leaving anything out', async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const language of languagesOf(site)) {
      for (const input of inputs(site)[name] ?? [{}]) {
        const wire = await ask(site, endpoint, input as never, language);
        parse(site, endpoint, `${name} ${JSON.stringify(input)}`, wire);
      }
    }
    expect(warnings.mock.calls).toEqual([]);
  });
});

test('every row of the table has inputs where its path has brackets', () => {
  const known = Object.keys(inputs('fr'));
  const bracketed = names.filter((name) => endpoints[name].path.includes('['));
  expect(bracketed.filter((name) => !known.includes(name))).toEqual([]);
});
