import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/screens/starts/route';
import { forgetDayShowtimes } from '@/lib/api/kept-day-showtimes';
import type { Starts } from '@/lib/domain/starts';
import { processWide } from '@/lib/process/process-wide';
import { messagesIn } from '@/tests/support/messages-in';
import { cinemaItem, cityItem, showItem, wireShowtime } from '@/tests/support/wire';
import { readProgramme } from './programme.load';

vi.mock('next-intl/server', () => ({
  getTranslations:
    async ({ namespace }: { namespace: 'starts' | 'film' }) =>
    (key: string) =>
      (messagesIn('fr')[namespace] as Record<string, unknown>)[key],
}));

const catalogue = setupServer();
let asked: string[] = [];
let running = 0;
let most = 0;
let down = new Set<string>();
let visit = 0;

const films = Array.from({ length: 15 }, (_, at) => `film-${at}`);
const cell = { tags: [], versions: ['vf'], bookable: true, flag: null, flagColor: null, cineOrder: 1 };
const entry = { days: { '2026-11-20': cell }, bookable: true, cineOrder: 1, next24ShowtimesCount: 3 };
const cinema = (slug: string, name: string) => cinemaItem({ slug, name, citySlug: 'lyon' });
const answers: [RegExp, (found: string[]) => unknown][] = [
  [
    /^\/api\/cinemas$/,
    () => [cinema('confluence', 'Candela Lyon Confluence'), cinema('part-dieu', 'Candela Part-Dieu')],
  ],
  [/^\/api\/cities$/, () => [cityItem()]],
  [/^\/api\/(tags|versions)$/, () => []],
  [/^\/api\/shows$/, () => ({ shows: films.map((slug) => showItem({ slug })), labels: [], contentratings: [] })],
  [
    /^\/api\/cinema\/([\w-]+)\/shows$/,
    () => ({ days: {}, shows: Object.fromEntries(films.map((slug) => [slug, entry])) }),
  ],
  [
    /^\/api\/show\/([\w-]+)\/showtimes\/([\w-]+)\/(.+)$/,
    ([, , at, day]) => [
      wireShowtime({
        time: `${day} ${at === 'confluence' ? '18:05' : '17:50'}:00`,
        endTime: `${day} 20:00:00`,
        reservabilityEnd: `${day}T20:00:00+01:00`,
      }),
    ],
  ],
];

async function answer(request: Request) {
  const { pathname } = new URL(request.url);
  asked.push(pathname);
  running += 1;
  most = Math.max(most, running);
  await new Promise((resolve) => setTimeout(resolve, 2));
  running -= 1;
  if ([...down].some((part) => pathname.includes(part))) return new Response('', { status: 503 });
  const [pattern, make] = answers.find(([known]) => known.test(pathname)) ?? [];
  return pattern && make ? Response.json(make([...(pattern.exec(pathname) ?? [])])) : new Response('', { status: 404 });
}

beforeAll(() => catalogue.listen());
beforeEach(() => {
  asked = [];
  most = 0;
  down = new Set();
  visit += 1;
  // A fresh address for every test, so that none is served what another left behind.
  vi.stubEnv('CATALOGUE_API_URL', `https://{site}-${visit}.api.test`);
  vi.stubEnv('SITE_NOW', '2026-11-20T16:30:00Z');
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  catalogue.use(http.get('https://*', ({ request }) => answer(request) as never));
  forgetDayShowtimes();
});
afterEach(() => catalogue.resetHandlers());
afterAll(() => catalogue.close());

const get = (query: string, headers: Record<string, string> = {}) =>
  GET(
    new Request(`http://x/api/screens/starts?language=fr${query}`, {
      headers: { host: 'fr.localhost:3000', ...headers },
    }),
  );
const showtimesAsked = () => asked.filter((path) => path.includes('/showtimes/')).length;

it('says in one answer when each film begins at a place, the earliest first', async () => {
  const response = await get('&place=cinemas:confluence,part-dieu');
  const starts: Starts = await response.json();
  expect(Object.keys(starts.shows)).toHaveLength(15);
  const said = starts.shows['film-3']?.map(([, clock, at]) => `${clock} ${starts.cinemas[at]}`);
  expect(said).toEqual(['17:50 Part-Dieu', '18:05 Confluence']);
  expect([starts.next, starts.words]).toEqual(['2026-11-21', { from: 'Dès', day: 'ven.' }]);
  expect(response.headers.get('cache-control')).toContain('s-maxage=60');
});

it('asks six things at a time, and each of them once, however many ask and for whatever place', async () => {
  await Promise.all([get('&place=city:lyon'), get('&place=city:lyon'), get('&place=cinema:confluence')]);
  expect(showtimesAsked()).toBe(2 * films.length);
  await get('&place=cinema:part-dieu');
  expect(showtimesAsked()).toBe(2 * films.length);
  // Two answers at once, and what both read first.
  expect(most).toBeLessThanOrEqual(12);
});

it('has the showtimes that the page of the cinema has, asked once for both', async () => {
  const [programme, response] = await Promise.all([
    readProgramme('fr-FR', 'confluence', ['2026-11-20']),
    get('&place=confluence'),
  ]);
  const starts: Starts = await response.json();
  const shown = programme.rows.map(({ slug, showings }) => [slug, showings.map(({ time }) => time.slice(11, 16))]);
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(Object.entries(starts.shows).map(([slug, own]) => [slug, own.map(([, clock]) => clock)])),
  );
  expect(shown).toHaveLength(films.length);
  expect(showtimesAsked()).toBe(films.length);
});

it('leaves out a cinema that does not answer, and asks again after five seconds', async () => {
  down = new Set(['/cinema/confluence/']);
  const response = await get('&place=lyon');
  const starts: Starts = await response.json();
  expect(starts.shows['film-3']?.map(([, clock]) => clock)).toEqual(['17:50']);
  expect(response.headers.get('cache-control')).toContain('s-maxage=5');
});

it('asks for no showings of a day that nothing is published of, and keeps no answer: anybody can ask for any day', async () => {
  await get('&place=lyon');
  const kept = () => processWide('answers', () => ({ size: 0 })).size;
  const [asked, before] = [showtimesAsked(), kept()];
  const far = await get('&place=lyon&date=2031-01-01');
  expect([far.status, (await far.json()).shows]).toEqual([200, {}]);
  expect(far.headers.get('cache-control')).toContain('s-maxage=0');
  expect([showtimesAsked(), kept()]).toEqual([asked, before]);
});

it('shows no half of a cinema', async () => {
  down = new Set(['/film-7/showtimes/confluence']);
  const starts: Starts = await (await get('&place=confluence,part-dieu')).json();
  expect(Object.values(starts.shows).flat()).toHaveLength(films.length);
});

it.each([
  ['', 400],
  ['&place=', 400],
  [`&place=cinema:${'x'.repeat(3000)}`, 400],
  ['&place=cinema:confluence&date=2026-02-30', 400],
  ['&place=cinema:atlantis', 404],
])('answers %s with %i', async (query, status) => {
  expect((await get(query)).status).toBe(status);
  expect(showtimesAsked()).toBe(0);
});

it('is out of order when no cinema of the place answers', async () => {
  down = new Set(['/cinema/']);
  expect((await get('&place=part-dieu,confluence')).status).toBe(502);
});

it('is the same answer to who has it', async () => {
  const tag = (await get('&place=cinema:confluence')).headers.get('etag') ?? '';
  const again = await get('&place=cinema:confluence', { 'if-none-match': tag });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('says that there is no such place, and not while the list of cities does not come', async () => {
  expect((await get('&place=cinema:atlantis')).status).toBe(404);
  down = new Set(['/api/cities']);
  expect((await get('&place=city:atlantis')).status).toBe(502);
  expect((await get('&place=city:lyon')).status).toBe(200);
});
