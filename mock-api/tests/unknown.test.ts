import { afterAll, beforeAll, expect, test } from 'vitest';
import { worldOf } from '../world/build-world';
import { fixClock } from '../world/clock';
import { FRIDAY, get } from './ask';

beforeAll(() => fixClock(FRIDAY));
afterAll(() => fixClock(null));

const film = () => worldOf('fr').titles.find(({ isMovie }) => isMovie)?.slug ?? '';
const opera = () => worldOf('fr').titles.find(({ film }) => film.kind === 'opera')?.slug ?? '';

test.each([
  ['an unknown site', () => '/xx/api/shows', 404, null],
  ['an unknown endpoint', () => '/fr/api/nothing', 404, null],
  ['an unknown film', () => '/fr/api/show/nobody-1', 404, null],
  ['the cinemas of an unknown film', () => '/fr/api/show/nobody-1/cinemas', 200, '{}'],
  [
    'the showings of an unknown film',
    () => '/fr/api/show/nobody-1/showtimes/candela-nice-massena/2026-11-20',
    404,
    null,
  ],
  ['showings at an unknown cinema', () => `/fr/api/show/${film()}/showtimes/nowhere/2026-11-20`, 200, '[]'],
  ['showings on no date', () => `/fr/api/show/${film()}/showtimes/candela-nice-massena/2026-02-31`, 200, '[]'],
  ['showings long past', () => `/fr/api/show/${film()}/showtimes/1999-01-01`, 200, '[]'],
  [
    'all showings of an event',
    () => `/fr/api/show/${opera()}/showtimes/candela-nice-massena`,
    403,
    '"No movie allowed !"',
  ],
  ['an unknown cinema', () => '/fr/api/cinema/nowhere', 404, null],
  ['the programme of an unknown cinema', () => '/fr/api/cinema/nowhere/shows', 404, null],
  ['an unknown city', () => '/fr/api/city/atlantis', 404, null],
  ['an unknown zone', () => '/fr/api/zone/atlantis', 404, null],
  ['the zone of another country', () => '/fr/api/zone/amsterdam', 404, null],
  ['an unknown language', () => '/fr/api/versions?language=tlh', 200, null],
  ['an empty search', () => '/fr/api/search/full?q=', 200, '[]'],
  ['a broken escape', () => '/fr/api/show/%E0%A4%A', 404, null],
  ['a slug of two thousand letters', () => `/fr/api/show/${'a'.repeat(2000)}`, 404, null],
])('%s', async (_name, path, status, body) => {
  const response = await get(path());
  expect(response.status).toBe(status);
  if (body !== null) expect(await response.text()).toBe(body);
});

test.each([
  '/fr/api/news/nobody-1',
  '/fr/api/news/nobody-1/translate',
  '/fr/api/article/nobody-1',
  '/fr/api/offer/null',
  '/fr/api/event/ladies-night',
  '/fr/api/event/nobody/shows',
  '/fr/api/gpxp/nobody',
  '/fr/api/gpxp/nobody/shows',
  '/fr/api/experience-group/nobody',
  '/fr/api/master-template/page/nobody',
  '/nl/api/master-template/page/conditions-generales',
  '/fr/api/faq/article/id/0',
  '/fr/api/faq/article/slug/%E0%A4%A',
  '/fr/api/faq/category/999',
  '/xx/api/events',
])('%s is 404', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('a call with nothing to show says so', async () => {
  const response = await get('/tn/api/native-ad');
  expect([response.status, await response.json()]).toEqual([200, null]);
});
