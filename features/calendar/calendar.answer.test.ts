import { afterEach, describe, expect, it, vi } from 'vitest';
import { day, evening, readEvents } from './calendar.fixture';
import { startCalendars } from './calendar-catalogue.fixture';

vi.mock('next-intl/server', () => import('@/tests/support/words-on-server'));

const { world, ask, feed, later } = startCalendars();
afterEach(() => vi.useRealTimers());

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
      'Version originale, sous-titres français',
      'Le film commence vers 21:20 (estimation)',
      'Fin à 23h00',
      'Réserver\u00a0: https://ticketing.example/fr/V9S2/booking',
    ]),
  );
});

it('gives one showing to who wants to go, which rings two hours before, and to the calendar of Google', async () => {
  world.played = { 'les-marees-1': [evening('20:15', 1, { auditoriumName: 'Salle 4' }), evening('21:15', 2)] };
  const one = `fr/showing/les-marees-1/${world.cinema}/202611202015-vost-salle4`;
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

describe('a title that no list names, where the catalogue calls nothing a film', () => {
  const listed = () => `fr/showings/V9S1-202611202015.ics`;
  const own = () => `fr/showing/les-marees-1/${world.cinema}/202611202015-vost-74dx.ics`;
  const playAs = (isMovie: boolean) => {
    Object.assign(world, { callsMovies: false, unlisted: ['les-marees-1'] });
    world.played = { 'les-marees-1': [evening('20:15', 1, { isMovie })] };
  };

  it('is a film where its showing is one, also while the list has nothing in it', async () => {
    playAs(true);
    const [event] = await readEvents(await ask(own()));
    expect(event?.text).toContain('/films/les-marees-1');
  });

  it.each([own, listed, feed])('is an event where its showing is of none', async (path) => {
    playAs(false);
    world.played['amarcord-2'] = [evening('19:15', 3)];
    const events = await readEvents(await ask(path()));
    expect(events.find(({ uid }) => uid === 'V9S1@candela-cinemas.fr')?.text).toContain('/evenements/les-marees-1');
  });
});

it('leads to the page of a film also where the catalogue calls nothing a film', async () => {
  world.callsMovies = false;
  const path = `fr/showing/les-marees-1/${world.cinema}/202611202015-vost-74dx.ics`;
  const [event] = await readEvents(await ask(path));
  expect(event?.text).toContain('/films/les-marees-1');
});

it('says how far it goes where one day fills it', async () => {
  const nextDay = '2026-11-21';
  const crowd = Array.from({ length: 501 }, (_, session) => evening('20:15', session));
  world.played = { 'les-marees-1': crowd };
  world.days = [day, nextDay];
  const text = await (await ask(feed())).text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(501);
  expect(text).toContain('X-WR-CALDESC:Les séances jusqu’au vendredi 20\u00a0novembre');
  expect(world.asked.some((path) => path.endsWith(nextDay))).toBe(false);
});

it.each(['202712202015', '999912312015', '202699990100', '202611202561'])(
  'asks for no day that is not announced, or is none: %s',
  async (time) => {
    const response = await ask(`fr/showing/les-marees-1/${world.cinema}/${time}-vost-salle4.ics`);
    expect(response.status).toBe(404);
    expect(world.asked.filter((path) => path.includes('/showtimes/'))).toEqual([]);
  },
);

it('asks the catalogue once, however many calendars come', async () => {
  const all = await Promise.all(Array.from({ length: 200 }, () => ask(feed())));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  await ask(feed());
  expect(world.asked.filter((path) => path.includes('/showtimes/'))).toHaveLength(1);
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
  world.played = { 'les-marees-1': [evening('20:45', 1)] };
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
  world.isDown = true;
  expect((await ask(feed())).status).toBe(200);
  const response = await ask('fr/theme/opera.ics');
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
});

it.each([
  ['fr.localhost', 'fr.localhost'],
  ['fr.localhost:3000', 'fr.localhost:3000'],
  ['www.candela-cinemas.fr', 'www.candela-cinemas.fr'],
  ['WWW.candela-cinemas.fr:8443', 'www.candela-cinemas.fr'],
  ['evil.example', 'www.candela-cinemas.fr'],
  ['evil.example:443', 'www.candela-cinemas.fr'],
  ['candela-cinemas.fr.evil.example', 'www.candela-cinemas.fr'],
  ['a/b', 'www.candela-cinemas.fr'],
])('leads who asks %s to the same address by the scheme of calendars, at %s', async (host, told) => {
  const response = await ask(`fr/cinema/${world.cinema}/subscribe`, { host });
  expect([response.status, response.headers.get('location')]).toEqual([302, `webcal://${told}/calendar/${feed()}`]);
});

it('tells a theme of a site once all its towns have told theirs, since what is left out counts as taken away', async () => {
  world.towns = { [`a-${world.cinema}`]: 200, [`b-${world.cinema}`]: 503 };
  expect((await ask('fr/theme/premieres.ics')).status).toBe(503);
});

it('tells a theme without a town that has no programme', async () => {
  world.towns = { [`a-${world.cinema}`]: 200, [`b-${world.cinema}`]: 404 };
  expect((await ask('fr/theme/kids.ics')).status).toBe(200);
});
