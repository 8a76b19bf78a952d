import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cinemaItem, showItem, wireShowtime } from '@/tests/support/wire';
import { findTonight } from './tonight.load';

vi.mock('next-intl/server', () => import('@/tests/support/words-on-server'));

const catalogue = setupServer();
let visit = 0;
type Played = { clock: string; status?: 'soldout' };
/** Of each film, by the day and the cinema. */
let plays: Record<string, Record<string, Record<string, Played[]>>> = {};
let silent: string[] = [];
let silentDay = '';
let down = '';

const [friday, saturday, sunday] = ['2026-11-20', '2026-11-21', '2026-11-22'];
const cell = { tags: [], versions: ['vf'], bookable: true, flag: null, flagColor: null, cineOrder: 1 };
const films = ['dune', 'nova', 'kestrel'];
const played = (slug: string) => ({
  ...{ slug, bookable: true, isComingSoon: false, isKids: false, next24ShowtimesCount: 3, tags: [], flag: null },
  days: { [friday]: cell },
});
const cinemas = ['Confluence', 'Bellecour'].map((name) =>
  cinemaItem({ slug: name.toLowerCase(), name: `Candela Lyon ${name}`, citySlug: 'lyon' }),
);
const cities = [{ slug: 'lyon', name: 'Lyon', cinemas: ['confluence', 'bellecour'], zone: true }];

const tell = (day: string, told: Played[]) =>
  told.map(({ clock, status = 'available' }) =>
    wireShowtime({
      time: `${day} ${clock}:00`,
      endTime: `${day} 23:00:00`,
      reservabilityEnd: `${day}T${clock}:00+01:00`,
      status,
    }),
  );

function answer({ url }: Request): unknown {
  const { pathname } = new URL(url);
  if (pathname === '/api/cinemas') return cinemas;
  if (pathname === '/api/cities') return cities;
  if (pathname === '/api/shows')
    return {
      shows: films.map((slug) => showItem({ slug, title: slug.toUpperCase() })),
      labels: [],
      contentratings: [],
    };
  if (/^\/api\/(tags|versions)$/.test(pathname)) return [];
  if (pathname.startsWith('/api/zone/')) return { id: 'lyon', name: 'Lyon', shows: films.map(played) };
  const [, film = '', day] = /^\/api\/show\/([\w-]+)\/(?:cinemas|showtimes\/(.+))$/.exec(pathname) ?? [];
  if (!film || silent.includes(film) || day === silentDay) return null;
  const days = plays[film] ?? {};
  if (day) return Object.fromEntries(Object.entries(days[day] ?? {}).map(([at, told]) => [at, tell(day, told)]));
  const at = [...new Set(Object.values(days).flatMap((played) => Object.keys(played)))];
  const daysOf = (cinema: string) => Object.keys(days).filter((one) => days[one]?.[cinema]);
  return Object.fromEntries(
    at.map((cinema) => [cinema, { days: Object.fromEntries(daysOf(cinema).map((one) => [one, cell])) }]),
  );
}

beforeAll(() => catalogue.listen());
beforeEach(() => {
  visit += 1;
  silent = [];
  silentDay = '';
  down = '';
  vi.stubEnv('CATALOGUE_API_URL', `https://{site}-tonight-${visit}.api.test`);
  vi.stubEnv('SITE_NOW', '2026-11-20T16:30:00Z');
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  catalogue.use(
    http.get('https://*', ({ request }) => {
      if (new URL(request.url).pathname === down) return new Response('', { status: 503 }) as never;
      const body = answer(request);
      return (body ? Response.json(body) : new Response('', { status: 404 })) as never;
    }),
  );
  plays = {
    dune: {
      [friday]: {
        confluence: [{ clock: '17:00' }, { clock: '18:05' }, { clock: '20:15', status: 'soldout' }, { clock: '22:30' }],
        bellecour: [{ clock: '19:40' }],
      },
      [sunday]: { confluence: [{ clock: '11:00' }] },
    },
    nova: { [saturday]: { bellecour: [{ clock: '10:40' }] } },
    kestrel: { [friday]: { bellecour: [{ clock: '21:10' }] } },
  };
});
afterEach(() => catalogue.resetHandlers());
afterAll(() => catalogue.close());

const find = async (asked: Partial<Parameters<typeof findTonight>[1]> = {}) => {
  const tonight = await findTonight('fr-FR', { lead: 'dune', place: 'city:lyon', most: 4, ...asked });
  return tonight?.films.map(({ title, showings }) => [
    title,
    ...showings.map(({ face: { time, day, corner, foot } }) => [time, day, corner, foot].filter(Boolean).join(' ')),
  ]);
};

it('tells of each film what can still be booked in the cinemas of a place, then its next day, and those of another day last', async () => {
  expect(await find()).toEqual([
    ['DUNE', '18:05 Confluence', '19:40 Bellecour', '22:30 Confluence', '11:00 dim. Confluence'],
    ['KESTREL', '21:10 Bellecour'],
    ['NOVA', '10:40 sam. Bellecour'],
  ]);
});

it('says of each where it is, when it ends and in which version, for who hears it', async () => {
  const tonight = await findTonight('fr-FR', { lead: 'dune', place: 'city:lyon', most: 1 });
  expect(tonight?.films[0]?.showings[0]?.name).toMatch(/^18:05, VOST, Candela Lyon Confluence, fin 23h00,.* réserver$/);
});

it('goes by its end where the place is one cinema', async () => {
  expect(await find({ place: 'cinema:bellecour' })).toEqual([
    ['DUNE', '19:40 fin 23h00'],
    ['KESTREL', '21:10 fin 23h00'],
    ['NOVA', '10:40 sam. fin 23h00'],
  ]);
});

it('begins with the film that the page opens with, and takes the next one where that has nothing left', async () => {
  expect((await find({ lead: 'kestrel', most: 1 }))?.[0]?.[0]).toBe('KESTREL');
  expect((await find({ lead: 'nova', most: 1 }))?.[0]?.[0]).toBe('DUNE');
});

it('knows the site’s main city where no place is named, and nothing of a place there is not', async () => {
  expect(await findTonight('fr-FR', { lead: 'dune', place: null, most: 1 })).toMatchObject({
    key: 'city:lyon',
    name: 'Lyon',
  });
  expect(await find({ place: 'cinema:atlantis' })).toBeUndefined();
});

it('leaves out a film that does not answer', async () => {
  silent = ['dune'];
  expect((await find())?.map(([title]) => title)).toEqual(['KESTREL', 'NOVA']);
});

it('gives up where the only one with showings does not say when they are', async () => {
  plays = { nova: { [saturday]: { bellecour: [{ clock: '10:40' }] } } };
  expect(await find()).toEqual([['NOVA', '10:40 sam. Bellecour']]);
  vi.stubEnv('CATALOGUE_API_URL', `https://{site}-tonight-${visit}-later.api.test`);
  silentDay = saturday;
  await expect(find()).rejects.toThrow('No film');
});

it('gives up where none does', async () => {
  silent = films;
  await expect(find()).rejects.toThrow('No film');
});

describe('while the list of cities does not come', () => {
  beforeEach(() => {
    down = '/api/cities';
  });

  it('tells of the city that most cinemas name, by the film that the page opens with', async () => {
    const tonight = await findTonight('fr-FR', { lead: 'dune', place: null, most: 4 });
    expect(tonight).toMatchObject({ key: 'city:lyon', name: 'Lyon' });
    expect(tonight?.films.map(({ title }) => title)).toEqual(['DUNE']);
  });

  it('says nothing of a city that no cinema names, as there may be one, and knows that there is no such cinema', async () => {
    await expect(find({ place: 'city:atlantis' })).rejects.toThrow('which places');
    expect(await find({ place: 'cinema:atlantis' })).toBeUndefined();
  });

  it('never says that there is nothing left: another film may have something', async () => {
    plays = {};
    await expect(find()).rejects.toThrow('No film');
  });
});

it('says that there is nothing left where every film says so', async () => {
  plays = {};
  silent = [];
  expect(await find()).toEqual([]);
});
