import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cinemaShows, zone } from '@/lib/api/endpoints/cinemas';
import { showCinemas, showtimesAll, showtimesAt, showtimesAtSwapped, showtimesOn } from '@/lib/api/endpoints/shows';
import { siteFacts, siteIds } from '@/lib/sites/sites';
import { worldOf } from '../world/build-world';
import { openCinemas } from '../world/cinemas';
import { fixClock } from '../world/clock';
import { endOf } from '../world/screening';
import { addDays, weekday } from '../world/time';
import { ask, FRIDAY, get } from './ask';

// Every cinema of every site, on two cores that others use as well.
vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => fixClock(FRIDAY));
afterAll(() => fixClock(null));

const map = <T>(value: { [key: string]: T } | []): { [key: string]: T } => (Array.isArray(value) ? {} : value);
const sorted = (list: readonly string[]) => [...new Set(list)].filter((tag) => tag !== 'DEFAULT').sort();
const first = (site: (typeof siteIds)[number]) => {
  const world = worldOf(site);
  const cinema = world.cinemas.find(({ closed }) => !closed);
  if (!cinema) throw new Error(`${site} has no cinema`);
  return { world, cinema };
};

describe.each(siteIds)('the programme of %s', (site) => {
  test('a cinema’s matrix, its boards and its films tell the same', async () => {
    const { world, cinema } = first(site);
    const matrix = await ask(site, cinemaShows, { slug: cinema.slug });
    const dates = Object.keys(map(matrix.days)).slice(0, 9);
    const seen = new Set<string>();
    for (const [slug, { days }] of Object.entries(map(matrix.shows))) {
      const places = await ask(site, showCinemas, { slug });
      const there = Array.isArray(places) ? undefined : places[cinema.slug];
      expect(Object.keys(map(there?.days ?? []))).toEqual(Object.keys(map(days)));
      for (const date of dates) {
        const board = await ask(site, showtimesAt, { slug, cinema: cinema.slug, date });
        const cell = map(days)[date];
        expect(board.length > 0, `${slug} ${date}`).toBe(cell !== undefined);
        if (!cell) continue;
        seen.add(date);
        expect(sorted(cell.versions)).toEqual(sorted(board.map(({ version }) => version)));
        expect(sorted(cell.tags)).toEqual(sorted(board.flatMap(({ tags }) => tags)));
        expect(await ask(site, showtimesAtSwapped, { slug, date, cinema: cinema.slug })).toEqual(board);
        expect(map(await ask(site, showtimesOn, { slug, date }))[cinema.slug]).toEqual(board);
      }
    }
    expect([...seen].sort()).toEqual(dates);
    expect(world.day).toBe(dates[0]);
  });

  test('a zone holds what its cinemas play, no more', async () => {
    const { world, cinema } = first(site);
    const { shows } = await ask(site, zone, { id: cinema.city });
    const here = world.cinemas.filter(({ city }) => city === cinema.city);
    const matrices = await Promise.all(here.map(({ slug }) => ask(site, cinemaShows, { slug })));
    expect(shows.map(({ slug }) => slug).sort()).toEqual(
      [...new Set(matrices.flatMap(({ shows }) => Object.keys(map(shows))))].sort(),
    );
  });

  test('no two films share a hall, and each showing has a link of its own', async () => {
    const { world, cinema } = first(site);
    for (const screenings of world.programme(cinema).values()) {
      for (const screening of screenings) {
        const clash = screenings.find(
          (other) =>
            other !== screening &&
            other.hall === screening.hall &&
            other.start < endOf(screening) &&
            screening.start < endOf(other),
        );
        expect(clash?.title.film.title).toBeUndefined();
      }
    }
    const links = await Promise.all(
      world.titles
        .filter(({ isMovie }) => isMovie)
        .map(({ slug }) => ask(site, showtimesAll, { slug, cinema: cinema.slug })),
    );
    const all = links
      .flatMap((board) => Object.values(map(board)).flat())
      .flatMap(({ refCmd }) => (refCmd ? [refCmd] : []));
    expect(new Set(all).size).toBe(all.length);
    expect(all[0]).toMatch(new RegExp(`^https://ticketing\\.${siteFacts(site).domain}/[a-z]{2}/V\\d+S\\d+/booking$`));
  });

  test('nobody would find it absurd', () => {
    const { world } = first(site);
    for (const cinema of world.cinemas) {
      for (const [date, screenings] of world.programme(cinema)) {
        for (const { title, start, tags, hall, version } of screenings) {
          const what = `${title.film.title}, ${cinema.name}, ${date} ${start}`;
          if (title.isKids) expect(start, `${what}: children in bed`).toBeLessThan(1110);
          if (title.run)
            expect(
              title.release !== null && (title.release <= date || tags.includes('AVP')),
              `${what}: before its release`,
            ).toBe(true);
          if (title.film.kind === 'opera') expect(version, `${what}: sung in translation`).not.toMatch(/^(vf|d$|nl)/);
          if (tags.includes('imax')) expect(cinema.rows[hall - 1]?.formats, what).toContain('imax');
          expect(start, `${what}: outside the cinema day`).toBeGreaterThanOrEqual(540);
          expect(start).toBeLessThan(1620);
        }
      }
    }
  });

  test('a showing ends after its film and twenty minutes of adverts', async () => {
    const { world, cinema } = first(site);
    const screening = world.screenings(cinema, world.day).find(({ title }) => title.film.runtime > 60);
    if (!screening) throw new Error('an empty day');
    const [board] = await ask(site, showtimesAt, { slug: screening.title.slug, cinema: cinema.slug, date: world.day });
    const length = (Date.parse(`${board?.endTime}Z`) - Date.parse(`${board?.time}Z`)) / 60_000;
    expect(length).toBe(screening.title.film.runtime + 20);
  });
});

test('nine halls play some fifty showings of fourteen to twenty titles', () => {
  const world = worldOf('fr');
  const days = openCinemas('fr')
    .filter(({ halls }) => halls === 9)
    .flatMap((cinema) => [0, 1, 2, 3].map((ahead) => world.screenings(cinema, addDays(world.day, ahead))));
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
  const showings = days.map(({ length }) => length);
  expect(Math.min(...showings)).toBeGreaterThan(38);
  expect(Math.max(...showings)).toBeLessThan(60);
  expect(mean(showings)).toBeGreaterThan(44);
  expect(mean(showings)).toBeLessThan(54);
  const titles = days.map(
    (screenings) => new Set(screenings.filter(({ title }) => title.run).map(({ title }) => title)).size,
  );
  expect(mean(titles)).toBeGreaterThan(14);
  expect(mean(titles)).toBeLessThan(20);
  expect(Math.min(...titles)).toBeGreaterThan(10);
});

test('a week has matinées at the weekend, late shows, and a tail of evenings months ahead', () => {
  const world = worldOf('fr');
  const all = world.cinemas.flatMap((cinema) => [...world.programme(cinema).values()].flat());
  expect(all.some(({ start, date }) => start < 690 && [0, 6].includes(weekday(date)))).toBe(true);
  expect(all.some(({ start }) => start >= 1440)).toBe(true);
  expect(all.some(({ date }) => date > addDays(world.day, 200))).toBe(true);
  const perDay = (ahead: number) => all.filter(({ date }) => date === addDays(world.day, ahead)).length;
  expect(perDay(16)).toBeLessThan(perDay(3));
});

test('the same seed and day give the same answers, another day others', async () => {
  const path = '/nl/api/cinema/candela-amsterdam-arena/shows?language=nl';
  const friday = await (await get(path)).text();
  fixClock('2026-11-27T12:00:00Z');
  const later = await (await get(path)).text();
  fixClock(FRIDAY);
  expect(await (await get(path)).text()).toBe(friday);
  expect(later).not.toBe(friday);
});
