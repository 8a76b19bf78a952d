import { http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { expireAnswers } from '@/lib/api/answer-cache';
import { forgetCachedReads } from '@/lib/api/cached-reads';
import { startCatalogue } from '@/tests/support/catalogue';
import { cinemaItem, cityItem, showItem, wireShowtime } from '@/tests/support/wire';
import { readPremieres } from './premieres.load';

const { catalogue } = startCatalogue();
const today = '2026-11-20';
const cell = (tags: string[]) => ({ tags, versions: ['vf'], bookable: true });
let asked: string[] = [];
let silent = '';

beforeEach(() => {
  vi.stubEnv('SITE_NOW', `${today}T18:00:00+01:00`);
  [asked, silent] = [[], ''];
  expireAnswers(['shows', 'showtimes', 'cinemas']);
  forgetCachedReads();
  catalogue.use(
    http.get('https://fr.api.test/api/*', ({ request }) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      return (pathname === silent ? new Response('', { status: 503 }) : Response.json(answer(pathname))) as never;
    }),
  );
});

const house = (slug: string, name: string, town: string) => {
  const item = cinemaItem({ slug, name, citySlug: town.toLowerCase() });
  return { ...item, theaters: item.theaters.map((theater) => ({ ...theater, addressCity: town })) };
};

const zoneShow = (slug: string, days: Record<string, string[]>) => ({
  ...{ slug, bookable: true, isComingSoon: false, isKids: false, next24ShowtimesCount: 0, tags: [], flag: null },
  days: Object.fromEntries(Object.entries(days).map(([day, tags]) => [day, cell(tags)])),
});

function answer(path: string): unknown {
  if (path === '/api/cities') return [cityItem(), cityItem({ slug: 'paris' })];
  if (path === '/api/cinemas')
    return [house('lyon-1', 'Candela Lyon Confluence', 'Lyon'), house('paris-1', 'Candela Paris Odéon', 'Paris')];
  if (path === '/api/shows')
    return { shows: ['nova', 'dune'].map((slug) => showItem({ slug, title: slug })), labels: [], contentratings: [] };
  if (path === '/api/zone/lyon')
    return {
      id: 'lyon',
      name: 'Lyon',
      shows: [zoneShow('nova', { [today]: ['AVP'] }), zoneShow('dune', { [today]: [] })],
    };
  if (path === '/api/zone/paris')
    return { id: 'paris', name: 'Paris', shows: [zoneShow('nova', { '2026-11-21': ['AVP', 'equipe'] })] };
  const at = (time: string, tags: string[], more = {}) => wireShowtime({ time, tags, ...more });
  if (path === `/api/show/nova/showtimes/${today}`)
    return {
      'lyon-1': [
        at(`${today} 14:00:00`, ['AVP'], { reservabilityEnd: `${today}T14:00:00+01:00` }),
        at(`${today} 20:00:00`, ['AVP'], { status: 'soldout', reservabilityEnd: `${today}T20:00:00+01:00` }),
        at(`${today} 22:00:00`, ['3d'], { reservabilityEnd: `${today}T22:00:00+01:00` }),
      ],
    };
  if (path === '/api/show/nova/showtimes/2026-11-21')
    return {
      'paris-1': [at('2026-11-21 20:00:00', ['AVP', 'equipe'], { reservabilityEnd: '2026-11-21T20:00:00+01:00' })],
    };
  return null;
}

it('asks only for what the towns name, and tells what is left of it, where and whether it is sold out', async () => {
  const { days, isWhole } = await readPremieres('fr-FR');
  expect(isWhole).toBe(true);
  expect(asked.filter((path) => path.includes('/showtimes/')).sort()).toEqual([
    `/api/show/nova/showtimes/${today}`,
    '/api/show/nova/showtimes/2026-11-21',
  ]);
  expect(days.map(({ day, evenings }) => [day, evenings.map(({ kinds, venues }) => [kinds, venues])])).toEqual([
    [
      today,
      [
        [
          ['preview'],
          [
            {
              slug: 'lyon-1',
              name: 'Confluence',
              city: 'Lyon',
              citySlug: 'lyon',
              times: [{ clock: '20:00', isFull: true }],
            },
          ],
        ],
      ],
    ],
    [
      '2026-11-21',
      [
        [
          ['team', 'preview'],
          [
            {
              slug: 'paris-1',
              name: 'Odéon',
              city: 'Paris',
              citySlug: 'paris',
              times: [{ clock: '20:00', isFull: false }],
            },
          ],
        ],
      ],
    ],
  ]);
  expect(days[0]?.evenings[0]?.until).toBe(Date.parse(`${today}T20:00:00+01:00`) / 60_000);
  expect(days[1]?.evenings[0]?.until).toBeUndefined();
});

it.each(['/api/zone/paris', '/api/show/nova/showtimes/2026-11-21'])(
  'says that it is not whole without %s',
  async (path) => {
    silent = path;
    const { days, isWhole } = await readPremieres('fr-FR');
    expect([days.map(({ day }) => day), isWhole]).toEqual([[today], false]);
  },
);
