import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shows } from '@/lib/api/endpoints/shows';
import { siteFacts, siteIds } from '@/lib/sites/sites';
import { pictureNamed } from '../artwork/pictures';
import { worldOf } from '../world/build-world';
import { cinemasOf, citiesOf, openCinemas } from '../world/cinemas';
import { fixClock } from '../world/clock';
import { pool } from '../world/pool';
import { addDays, weekday, weekOf } from '../world/time';
import { ask, FRIDAY } from './ask';

beforeAll(() => fixClock(FRIDAY));
afterAll(() => fixClock(null));

const repeated = (list: readonly unknown[]) => list.filter((item, at) => list.indexOf(item) !== at);

test.each([
  ['fr', 78],
  ['nl', 31],
  ['be', 11],
  ['ch', 8],
  ['ma', 4],
  ['tn', 4],
  ['sn', 2],
  ['ci', 2],
] as const)('%s has %i cinemas', (site, count) => {
  expect(cinemasOf(site)).toHaveLength(count);
});

test('France has some 45 cities, Île-de-France marked', () => {
  expect(citiesOf('fr').length).toBeGreaterThanOrEqual(44);
  expect(citiesOf('fr').length).toBeLessThanOrEqual(48);
  const codes = citiesOf('fr').flatMap(({ idf, postalCode }) => (idf ? [postalCode.slice(0, 2)] : []));
  expect(codes.every((code) => ['75', '77', '78', '91', '92', '93', '94', '95'].includes(code))).toBe(true);
  expect(codes.length).toBeGreaterThan(5);
});

const kilometres = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) =>
  Math.hypot(a - c, (b - d) * Math.cos((a * Math.PI) / 180)) * 111;

describe.each(siteIds)('%s', (site) => {
  test('names each city, cinema and title once', () => {
    const world = worldOf(site);
    expect(repeated(citiesOf(site).map(({ slug }) => slug))).toEqual([]);
    expect(repeated(world.cinemas.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(world.cinemas.map(({ vistaRef }) => vistaRef))).toEqual([]);
    expect(repeated(world.cinemas.map(({ street, zip }) => `${street} ${zip}`))).toEqual([]);
    expect(repeated(world.titles.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(world.titles.map(({ id }) => id))).toEqual([]);
  });

  test('has a cinema in each city, and each cinema near the others of its city', () => {
    const open = openCinemas(site);
    for (const { slug } of citiesOf(site)) {
      const here = open.filter(({ city }) => city === slug);
      expect(here.length, slug).toBeGreaterThan(0);
      for (const { name, gps } of here)
        for (const other of here) expect(kilometres(gps, other.gps), `${name} and ${other.name}`).toBeLessThan(25);
    }
    expect(
      open.filter(({ gps }) => gps[0] === 0),
      'an open cinema nowhere',
    ).toEqual([]);
  });

  test('has cities on the spot, but for the one whose axes are swapped', () => {
    const away = citiesOf(site).filter(({ slug, gps }) =>
      openCinemas(site).some((cinema) => cinema.city === slug && kilometres(gps, cinema.gps) > 30),
    );
    expect(away.length).toBeLessThanOrEqual(1);
    for (const { gps } of away)
      expect(
        kilometres([gps[1], gps[0]], openCinemas(site).find(({ city }) => city === away[0]?.slug)?.gps ?? [0, 0]),
      ).toBeLessThan(30);
  });

  test('shows its houses in a light of the country, and hardly two alike', () => {
    const views = cinemasOf(site).map(({ view }) => view);
    if (['tn', 'sn', 'ci', 'ma'].includes(site))
      expect(views.filter((view) => /snow|rain|mist|autumn/.test(view))).toEqual([]);
    for (const view of views) expect(views.filter((other) => other === view).length, view).toBeLessThanOrEqual(2);
  });

  test('builds its cinemas plausibly', () => {
    for (const { name, halls, seats, rooms = {}, seating = {}, view } of cinemasOf(site)) {
      expect(pictureNamed(`facades/${view}`), name).toBeDefined();
      expect(seats / halls, name).toBeGreaterThan(110);
      expect(seats / halls, name).toBeLessThan(260);
      for (const hall of [...Object.values(rooms), ...Object.values(seating)])
        expect(hall, name).toBeLessThanOrEqual(halls);
      expect(repeated([rooms.imax, rooms['4dx'], rooms.screenx].filter(Boolean)), name).toEqual([]);
    }
  });

  test('asks at most five programmes of whoever reads its main regions', () => {
    const main = citiesOf(site).filter(({ main }) => main);
    expect(main.length).toBeGreaterThanOrEqual(1);
    expect(main.length).toBeLessThanOrEqual(5);
  });

  test('has a bill, presales, and films to come for ten months', () => {
    const { titles, day } = worldOf(site);
    const week = weekOf(day, siteFacts(site).programmeDay.usual);
    const runs = titles.filter(({ run }) => run);
    const playing = runs.filter(({ release }) => release !== null && release <= day);
    expect(playing.length).toBeGreaterThanOrEqual(24);
    expect(playing.length).toBeLessThanOrEqual(50);
    const coming = runs.filter(({ release }) => release !== null && release > day);
    expect(coming.length).toBeGreaterThan(20);
    expect(coming.every(({ release }) => release !== null && addDays(week, 7) <= release)).toBe(true);
    expect(titles.some(({ release }) => release !== null && release > addDays(day, 220))).toBe(true);
    for (const kind of ['kids', 'opera', 'ballet', 'concert', 'classic', 'anime'])
      expect(titles.filter(({ film }) => film.kind === kind).length, kind).toBeGreaterThan(1);
  });

  test('shows every film on its bill within days, in a hall of a main city', () => {
    const world = worldOf(site);
    const houses = openCinemas(site).filter(({ place }) => place.main);
    const week = new Set(
      houses.flatMap((cinema) =>
        [0, 1, 2, 3].flatMap((ahead) => world.screenings(cinema, addDays(world.day, ahead)).map(({ title }) => title)),
      ),
    );
    const missing = world.titles
      .filter(({ run, release }) => run && release !== null && release <= world.day)
      .filter((title) => !week.has(title));
    expect(missing.map(({ film }) => film.title)).toEqual([]);
  });

  test('hangs no two posters of one hand side by side where everyone looks', async () => {
    const known = new Map(worldOf(site).titles.map(({ slug, film }) => [slug, film.look.split('/')[0]]));
    const { shows: list } = await ask(site, shows, {});
    for (const order of ['homeOrder', 'genericOrder'] as const) {
      const hands = list.toSorted((a, b) => a[order] - b[order]).map(({ slug }) => known.get(slug));
      expect(hands.slice(0, 80).filter((hand, index) => hand === hands[index - 1])).toEqual([]);
    }
  });

  test('leaves no big screen dark', () => {
    const world = worldOf(site);
    for (const cinema of openCinemas(site)) {
      const played = new Set(world.screenings(cinema, addDays(world.day, 1)).map(({ hall }) => hall));
      expect(
        cinema.rows.filter(({ number }) => !played.has(number)).map(({ name }) => name),
        cinema.name,
      ).toEqual([]);
    }
  });
});

test('no two sites choose and number alike', () => {
  const [fr, nl] = [worldOf('fr'), worldOf('nl')];
  const shared = fr.titles.filter(({ key }) => nl.titles.some((title) => title.key === key));
  expect(shared.length).toBeLessThan(pool.length);
  expect(shared.filter(({ slug }) => nl.titles.some((title) => title.slug === slug)).length).toBeLessThan(
    shared.length / 4,
  );
  const weeks = shared.filter(({ key, week }) => nl.titles.find((title) => title.key === key)?.week !== week);
  expect(weeks.length).toBeGreaterThan(5);
});

test('children hear the language of their town, on days without school', () => {
  const world = worldOf('be');
  const screenings = openCinemas('be').flatMap((cinema) =>
    [...world.programme(cinema).values()].flat().map((screening) => ({ cinema, ...screening })),
  );
  const kids = screenings.filter(({ title, tags }) => title.isKids && !tags.includes('equipe'));
  const heard = (city: string) =>
    new Set(kids.filter(({ cinema }) => cinema.city === city).map(({ version }) => version));
  expect(heard('gent')).toEqual(new Set(['nlbe']));
  expect(heard('namur').has('nlbe')).toBe(false);
  const atSchool = kids.filter(({ date, start }) => [1, 2, 4, 5].includes(weekday(date)) && start < 780);
  expect(atSchool.map(({ title }) => title.film.title)).toEqual([]);
});

test('a few halls stay open past midnight at the weekend, none on a Monday', () => {
  const world = worldOf('fr');
  const late = (date: string) =>
    openCinemas('fr').map((cinema) => world.screenings(cinema, date).filter(({ start }) => start >= 1440).length);
  expect(Math.max(...late('2026-11-21'))).toBeLessThanOrEqual(6);
  expect(late('2026-11-21').filter(Boolean).length).toBeGreaterThan(20);
  expect(Math.max(...late('2026-11-23'))).toBe(0);
});
