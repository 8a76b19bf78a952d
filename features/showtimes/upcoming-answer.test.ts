import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetDayShowtimes } from '@/lib/api/kept-day-showtimes';
import { cinemaItem, cityItem, showItem, wireShowtime } from '@/tests/support/wire';
import { findUpcoming } from './upcoming.load';
import { readShowUpcoming } from './upcoming-show.load';

vi.mock('next-intl/server', () => import('@/tests/support/words-on-server'));

const catalogue = setupServer();
let visit = 0;
let down: readonly string[] = [];
/** What each cinema plays, by the day. */
let plays: Record<string, Record<string, { clock: string; film: string; tags?: string[]; status?: 'soldout' }[]>> = {};

const cell = { tags: [], versions: ['vf'], bookable: true, flag: null, flagColor: null, cineOrder: 1 };
const cinema = (slug: string, y: number, own: object = {}) => {
  const item = cinemaItem({ slug, name: `Candela ${slug}`, citySlug: 'lyon', ...own });
  return { ...item, theaters: item.theaters.map((theater) => ({ ...theater, gpsPosition: { x: 45.75, y } })) };
};
const cinemas = [cinema('confluence', 4.82, { tags: ['imax'] }), cinema('bellecour', 4.85)];

const told = (at: string, film: string, day: string) =>
  (plays[at]?.[day] ?? [])
    .filter((one) => one.film === film)
    .map(({ clock, tags = [], status = 'available' }) =>
      wireShowtime({
        time: `${day} ${clock}:00`,
        endTime: `${day} 23:00:00`,
        reservabilityEnd: `${day}T${clock}:00+01:00`,
        ...{ tags, status },
      }),
    );

function answer({ url }: Request): unknown {
  const { pathname } = new URL(url);
  if (pathname === '/api/cinemas') return cinemas;
  if (pathname === '/api/shows')
    return {
      shows: ['dune', 'nova'].map((slug) => showItem({ slug, title: slug.toUpperCase() })),
      labels: [],
      contentratings: [],
    };
  if (pathname === '/api/cities') return [cityItem()];
  if (/^\/api\/(tags|versions)$/.test(pathname)) return [];
  const [, own] = /^\/api\/cinema\/([\w-]+)\/shows$/.exec(pathname) ?? [];
  if (own) {
    const days = Object.fromEntries(Object.keys(plays[own] ?? {}).map((day) => [day, cell]));
    const entry = { days, bookable: true, cineOrder: 1, next24ShowtimesCount: 3 };
    return { days: {}, shows: { dune: entry, nova: entry } };
  }
  if (pathname === '/api/show/dune/cinemas')
    return { confluence: { days: { '2026-11-20': cell } }, bellecour: { days: { '2026-11-20': cell } } };
  if (pathname === '/api/show/dune/showtimes/2026-11-20')
    return Object.fromEntries(Object.keys(plays).map((at) => [at, told(at, 'dune', '2026-11-20')]));
  const [, film, at, day] = /^\/api\/show\/([\w-]+)\/showtimes\/([\w-]+)\/(.+)$/.exec(pathname) ?? [];
  if (film && at && day) return told(at, film, day);
  return null;
}

beforeAll(() => catalogue.listen());
beforeEach(() => {
  visit += 1;
  down = [];
  vi.stubEnv('CATALOGUE_API_URL', `https://{site}-next-${visit}.api.test`);
  vi.stubEnv('SITE_NOW', '2026-11-20T16:30:00Z');
  vi.spyOn(console, 'warn').mockReturnValue();
  catalogue.use(
    http.get('https://*', ({ request }) => {
      if (down.includes(new URL(request.url).pathname)) return new Response('', { status: 503 }) as never;
      const body = answer(request);
      return (body ? Response.json(body) : new Response('', { status: 404 })) as never;
    }),
  );
  forgetDayShowtimes();
  const evening = ['18:05', '18:30', '19:00', '20:15'].map((clock) => ({ clock, film: 'dune' }));
  plays = {
    confluence: {
      '2026-11-20': [{ clock: '17:00', film: 'nova' }, ...evening, { clock: '17:45', film: 'nova', tags: ['imax'] }],
    },
    bellecour: { '2026-11-20': [{ clock: '21:00', film: 'nova' }], '2026-11-21': [{ clock: '10:40', film: 'dune' }] },
  };
});
afterEach(() => catalogue.resetHandlers());
afterAll(() => catalogue.close());

const tell = async (asked: { place: string; tag?: string }) =>
  (await findUpcoming('fr-FR', asked))?.venues.map(({ slug, showings }) => [
    slug,
    ...showings.map(({ face: { time, labels, foot } }) => [time, ...labels, foot].join(' ')),
  ]);

it('tells of each cinema of a place what comes next, without what has begun', async () => {
  const [confluence] = (await tell({ place: 'cinemas:confluence' })) ?? [];
  expect(confluence?.slice(0, 3)).toEqual([
    'confluence',
    '17:45 NOVA VOST\u00a0· fin 23h00',
    '18:05 DUNE VOST\u00a0· fin 23h00',
  ]);
});

it('goes on with tomorrow where little of today is left, and says so', async () => {
  expect(await tell({ place: 'cinema:bellecour' })).toEqual([
    ['bellecour', '21:00 NOVA VOST\u00a0· fin 23h00', '10:40 DUNE sam.\u00a0· VOST'],
  ]);
});

it('tells in one format what plays in it, in the cinemas that have it', async () => {
  expect(await tell({ place: 'city:lyon', tag: 'imax' })).toEqual([['confluence', '17:45 NOVA VOST\u00a0· fin 23h00']]);
});

it('tells of the nearest cinema with a format where the place has none, and how far that is', async () => {
  const found = await findUpcoming('fr-FR', { place: 'cinema:bellecour', tag: 'imax' });
  expect(found?.venues.map(({ slug, kilometres }) => [slug, Math.round(kilometres ?? 0)])).toEqual([['confluence', 2]]);
});

it('leaves out a cinema that does not answer, of which nobody knows that it has nothing', async () => {
  down = ['/api/cinema/confluence/shows'];
  expect((await tell({ place: 'lyon' }))?.map(([slug]) => slug)).toEqual(['bellecour']);
  await expect(tell({ place: 'cinema:confluence' })).rejects.toThrow('No cinema');
});

it('says nothing of a place that only the list of cities can tell while that does not come', async () => {
  down = ['/api/cities'];
  await expect(tell({ place: 'city:atlantis' })).rejects.toThrow('which places');
  await expect(tell({ place: 'city:atlantis', tag: 'imax' })).rejects.toThrow('which places');
  expect(await tell({ place: 'city:lyon' })).toHaveLength(2);
});

it('knows nothing of a place that there is not', async () => {
  expect(await findUpcoming('fr-FR', { place: 'cinema:atlantis' })).toBeNull();
});

it('tells of one title what each cinema of an article has next, and what is sold out where nothing else is left', async () => {
  plays = {
    confluence: {
      '2026-11-20': [
        { clock: '17:00', film: 'dune' },
        { clock: '18:05', film: 'dune' },
      ],
    },
    bellecour: { '2026-11-20': [{ clock: '20:00', film: 'dune', status: 'soldout' }] },
  };
  const { day, venues } = await readShowUpcoming('fr-FR', { show: 'dune', place: 'cinemas:confluence,bellecour' });
  expect(day).toBe('Aujourd’hui');
  expect(
    venues.map(({ slug, showings }) => [
      slug,
      ...showings.map(({ face, url }) => `${face.time} ${face.look} ${url !== null}`),
    ]),
  ).toEqual([
    ['confluence', '18:05 open true'],
    ['bellecour', '20:00 full false'],
  ]);
});

it('says last to who listens that a showing can be booked', async () => {
  const [venue] = (await findUpcoming('fr-FR', { place: 'cinemas:confluence' }))?.venues ?? [];
  expect(venue?.showings[0]?.name).toMatch(/^17:45, NOVA, .*, réserver$/i);
});
