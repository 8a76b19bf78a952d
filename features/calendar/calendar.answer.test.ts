import { http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expireAnswers } from '@/lib/api/answer-cache';
import { forgetCachedReads } from '@/lib/api/cached-reads';
import { startCatalogue } from '@/tests/support/catalogue';
import { cinemaItem, showDetails, showItem } from '@/tests/support/wire';
import { answerCalendar } from './calendar.answer';
import { day, evening, readEvents } from './calendar.fixture';

vi.mock('next-intl/server', () => import('@/tests/support/words-on-server'));

const { catalogue } = startCatalogue();
let played: Record<string, unknown[]> = {};
let days: string[] = [];
let asked: string[] = [];
let isDown = false;
/** Each test has cinemas of its own, so that nothing kept of another one answers it. */
let visit = 0;
let cinema = '';

beforeEach(() => {
  vi.stubEnv('SITE_NOW', `${day}T17:00:00+01:00`);
  visit += 1;
  cinema = `bastille-${visit}`;
  asked = [];
  days = [day];
  isDown = false;
  played = { 'les-marees-1': [evening('20:15', 1), evening('21:15', 2)] };
  catalogue.use(
    http.get('https://fr.api.test/api/*', ({ request }) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      return (isDown ? new Response('', { status: 503 }) : Response.json(answer(pathname))) as never;
    }),
  );
});
afterEach(() => vi.useRealTimers());

const cell = { tags: [], versions: ['vost'], bookable: true, flag: null, flagColor: null, cineOrder: 1 };

function answer(path: string): unknown {
  if (path === '/api/cinemas') return [cinemaItem({ slug: cinema, name: 'Candela, Bastille' })];
  if (path === '/api/shows')
    return {
      ...{ labels: [], contentratings: [] },
      shows: Object.keys(played).map((slug) => showItem({ slug, title: 'Les marées; enfin', duration: 100 })),
    };
  if (path === '/api/versions') return [{ slug: 'vost', label: 'VOST', description: 'Version originale sous-titrée' }];
  if (path === '/api/tags') return [];
  if (path.endsWith('/shows'))
    return {
      days: { [day]: { upsell: null, highlightedShowtime: null } },
      shows: Object.fromEntries(
        Object.keys(played).map((slug) => [
          slug,
          { days: Object.fromEntries(days.map((each) => [each, cell])), bookable: true, cineOrder: 1 },
        ]),
      ),
    };
  const slug = path.split('/')[3] ?? '';
  if (path === `/api/show/${slug}`) return showDetails({ slug, title: 'Les marées; enfin', duration: 100 });
  if (path.endsWith('/cinemas')) return { [cinema]: { releasedAt: day, days: { [day]: cell } } };
  return path.includes('/showtimes/') ? (played[slug] ?? []) : null;
}

const ask = (path: string, headers: Record<string, string> = {}, site = 'fr') =>
  answerCalendar(
    new Request(`http://fr.localhost/calendar/${path}`, { headers: { host: 'fr.localhost', ...headers } }),
    site,
    path.split('/'),
  );
const feed = () => `fr/cinema/${cinema}.ics`;

const later = () => {
  expireAnswers(['showtimes']);
  forgetCachedReads();
};

it('tells all that a cinema plays, in words, and rings for none of it', async () => {
  const response = await ask(feed());
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=900');
  const events = await readEvents(response);
  expect(events.map(({ title, starts, uid, rings }) => [title, starts, uid, rings])).toEqual([
    ['Les marées; enfin · VOST', '2026-11-20T20:15:00', 'V9S1@candela-cinemas.fr', false],
    ['Les marées; enfin · VOST', '2026-11-20T21:15:00', 'V9S2@candela-cinemas.fr', false],
  ]);
  expect(events[1]?.text.split('\n')).toEqual(
    expect.arrayContaining([
      'Version originale sous-titrée',
      'Le film commence vers 21:20 (estimation)',
      'Fin à 23h00',
      'Réserver\u00a0: https://ticketing.example/fr/V9S2/booking',
    ]),
  );
});

it('gives one showing to who wants to go, which rings two hours before, and to the calendar of Google', async () => {
  played = { 'les-marees-1': [evening('20:15', 1, { auditoriumName: 'Salle 4' }), evening('21:15', 2)] };
  const one = `fr/showing/les-marees-1/${cinema}/202611202015-vost-salle4`;
  const [event, ...others] = await readEvents(await ask(`${one}.ics`));
  expect(others).toEqual([]);
  expect(event).toMatchObject({ uid: 'V9S1@candela-cinemas.fr', starts: '2026-11-20T20:15:00', rings: true });
  const response = await ask(`${one}/google`);
  const { host, searchParams } = new URL(response.headers.get('location') ?? '');
  expect([response.status, host, searchParams.get('text')]).toEqual([302, 'calendar.google.com', event?.title]);
  expect([searchParams.get('dates'), searchParams.get('ctz')]).toEqual([
    '20261120T201500/20261120T230000',
    'Europe/Paris',
  ]);
  expect(searchParams.get('location')).toContain('Candela, Bastille');
});

it('says how far it goes where one day fills it', async () => {
  const later = '2026-11-21';
  const crowd = Array.from({ length: 501 }, (_, session) => evening('20:15', session));
  played = { 'les-marees-1': crowd };
  days = [day, later];
  const text = await (await ask(feed())).text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(501);
  expect(text).toContain('X-WR-CALDESC:Les séances jusqu’au vendredi 20 novembre');
  expect(asked.some((path) => path.endsWith(later))).toBe(false);
});

it('asks for no day that is not announced', async () => {
  const response = await ask(`fr/showing/les-marees-1/${cinema}/202712202015-vost-salle4.ics`);
  expect(response.status).toBe(404);
  expect(asked.filter((path) => path.includes('/showtimes/'))).toEqual([]);
});

it('asks the catalogue once, however many calendars come', async () => {
  const all = await Promise.all(Array.from({ length: 200 }, () => ask(feed())));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  await ask(feed());
  expect(asked.filter((path) => path.includes('/showtimes/'))).toHaveLength(1);
});

it('says that nothing is new to who has it, by its tag or by its date', async () => {
  const { headers } = await ask(feed());
  const [etag, date] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
  for (const known of [{ 'if-none-match': etag }, { 'if-modified-since': date }])
    expect((await ask(feed(), known as Record<string, string>)).status).toBe(304);
  expect((await ask(feed(), { 'if-none-match': '"other"', 'if-modified-since': date })).status).toBe(200);
  later();
  expect((await ask(feed(), { 'if-none-match': etag })).status).toBe(304);
});

it('says of a showing that is taken away that it is off, and moves one that is put off', async () => {
  await ask(feed());
  later();
  played = { 'les-marees-1': [evening('20:45', 1)] };
  const events = await readEvents(await ask(feed()));
  expect(events.map(({ uid, starts, status, title }) => [uid, starts, status, title])).toEqual([
    ['V9S1@candela-cinemas.fr', '2026-11-20T20:45:00', 'CONFIRMED', 'Les marées; enfin · VOST'],
    ['V9S2@candela-cinemas.fr', '2026-11-20T21:15:00', 'CANCELLED', 'Annulée\u00a0: Les marées; enfin · VOST'],
  ]);
});

it.each([
  ['a cinema that is not there', 'fr/cinema/nowhere.ics', 'fr'],
  ['a theme that is not there', 'fr/theme/western.ics', 'fr'],
  ['a language that the site does not speak', 'nl/theme/kids.ics', 'fr'],
  ['a showing that is not in the programme', 'fr/showing/les-marees-1/bastille/202611202015-vf-.ics', 'fr'],
  ['nothing at all', 'x', 'fr'],
  ['a broken address', 'fr/cinema/%E0%A4%A.ics', 'fr'],
  ['a site that is not there', 'fr/theme/kids.ics', 'xx'],
])('answers %s with a word and 404', async (_, path, site) => {
  const response = await ask(path, {}, site);
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  expect((await response.text()).length).toBeGreaterThan(20);
});

it('says what it said before while the catalogue is down, and that it is when it never did', async () => {
  await ask(feed());
  later();
  isDown = true;
  expect((await ask(feed())).status).toBe(200);
  const response = await ask('fr/theme/opera.ics');
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
});

it('leads to the same address by the scheme of calendars', async () => {
  const response = await ask(`fr/cinema/${cinema}/subscribe`);
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    `webcal://fr.localhost/calendar/${feed()}`,
  ]);
});
