import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { showtimesOn } from '@/lib/api/endpoints/shows';
import { type SiteId, siteIds } from '@/lib/sites/sites';
import { worldOf } from '../world/build-world';
import { openCinemas } from '../world/cinemas';
import { fixClock } from '../world/clock';
import { schoolOut } from '../world/school';
import { addDays, daysBetween } from '../world/time';
import { absurdities, isFixed, type Showing } from './absurdities';
import { ask, FRIDAY } from './ask';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => fixClock(null));
afterAll(() => fixClock(null));

const dealt = new Map<string, Showing[]>();

/** Seven days of every cinema of a site; the clock then stands at `now`. */
function weekOf(site: SiteId, now: string): Showing[] {
  fixClock(now);
  const known = dealt.get(`${site} ${now}`);
  if (known) return known;
  const world = worldOf(site);
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(world.day, ahead));
  const week = openCinemas(site).flatMap((cinema) =>
    days.flatMap((date) => world.screenings(cinema, date).map((screening) => ({ ...screening, cinema }))),
  );
  dealt.set(`${site} ${now}`, week);
  return week;
}

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
const said = (list: readonly Showing[]) =>
  list.map(({ cinema, title, date, start, hall, version }) =>
    [title.film.title, version, date, clock(start), `hall ${hall}`, cinema.name].join(', '),
  );
/** An ordinary week, the week when the clocks go forward, Christmas, the height of summer. */
const weeks = [FRIDAY, '2027-03-24T09:00:00Z', '2026-12-21T12:00:00Z', '2027-07-14T12:00:00Z'];

describe.each(siteIds)('a week in %s', (site) => {
  test.each(Object.entries(absurdities))('has not %s', (_what, found) => {
    for (const now of weeks) expect(said(found(weekOf(site, now), site)).slice(0, 5)).toEqual([]);
  });

  test('begins after lunch in most halls of a school day, in the morning on a day off', () => {
    const first = Object.values(
      Object.groupBy(
        weekOf(site, FRIDAY).filter((screening) => !isFixed(screening)),
        ({ cinema, date, hall }) => `${cinema.slug} ${date} ${hall}`,
      ),
    ).flatMap((list = []) => list.toSorted((a, b) => a.start - b.start).slice(0, 1));
    const share = (out: string) => {
      const days = first.filter(({ date }) => schoolOut(site, date) === out);
      return days.filter(({ start }) => start < 720).length / days.length;
    };
    expect(share('day')).toBeGreaterThan(0.85);
    expect(share('none')).toBeLessThan(0.62);
  });

  test('fills the near weeks and leaves evenings for ten months', () => {
    fixClock(FRIDAY);
    const world = worldOf(site);
    for (const cinema of openCinemas(site)) {
      const programme = world.programme(cinema);
      for (let ahead = 0; ahead < 12; ahead++)
        expect(programme.get(addDays(world.day, ahead))?.length ?? 0, cinema.name).toBeGreaterThan(cinema.halls * 3);
    }
    const last = openCinemas(site).map((cinema) => [...world.programme(cinema).keys()].sort().at(-1) ?? world.day);
    const ahead = Math.max(...last.map((date) => daysBetween(world.day, date)));
    expect(ahead).toBeGreaterThan(270);
    expect(ahead).toBeLessThan(340);
    const tail = [...world.programme(openCinemas(site)[0]!).entries()].filter(
      ([date]) => date > addDays(world.day, 30),
    );
    expect(tail.length).toBeGreaterThan(4);
    expect(Math.max(...tail.map(([, list]) => list.length))).toBeLessThan(10);
  });
});

test('the makers of a film are in one city an evening', () => {
  for (const now of weeks) {
    const evenings = siteIds
      .flatMap((site) => weekOf(site, now).map((showing) => ({ ...showing, site })))
      .filter(({ details }) => details?.title.en === 'With the team');
    const byEvening = Map.groupBy(evenings, ({ title, date }) => `${title.film.id} ${date}`).values();
    for (const list of byEvening)
      expect(new Set(list.map(({ site, cinema }) => `${site} ${cinema.city}`)).size, said(list).join('\n')).toBe(1);
    expect(evenings.length).toBeGreaterThan(3);
  }
});

test('some showings are sold out, more on Saturday night than on Monday at noon, none weeks ahead but previews', async () => {
  fixClock(FRIDAY);
  const { day, titles } = worldOf('fr');
  const on = async (date: string, hour: (time: string) => boolean) => {
    const runs = titles.filter(({ run, release }) => run && release && release <= day);
    const boards = await Promise.all(runs.map(({ slug }) => ask('fr', showtimesOn, { slug, date })));
    const list = boards.flatMap((board) => Object.values(board).flat()).filter(({ time }) => hour(time.slice(11, 13)));
    return list.filter(({ status }) => status === 'soldout').length / list.length;
  };
  const [saturday, monday, later] = await Promise.all([
    on('2026-11-21', (hour) => hour >= '19' && hour <= '22'),
    on('2026-11-23', (hour) => hour < '16'),
    on('2026-12-05', () => true),
  ]);
  expect(saturday).toBeGreaterThan(0.04);
  expect(saturday).toBeLessThan(0.2);
  expect(monday).toBeLessThan(0.03);
  expect(later).toBe(0);
});

describe('the night when the clocks change', () => {
  const lastStarts = async (now: string, date: string) => {
    fixClock(now);
    const { titles } = worldOf('fr');
    const boards = await Promise.all(titles.map(({ slug }) => ask('fr', showtimesOn, { slug, date })));
    return boards.flatMap((board, at) =>
      Object.values(board)
        .flat()
        .map((showing) => ({ ...showing, minutes: (titles[at]?.film.runtime ?? 0) + 20 })),
    );
  };
  test.each([
    ['forward', '2027-03-24T09:00:00Z', '2027-03-27', 60],
    // Clocks go back at three, when the last film has ended.
    ['back', '2027-10-27T09:00:00Z', '2027-10-30', -60],
  ])('%s, a film ends when its watchers’ phones say so', async (_way, now, date, shift) => {
    const list = await lastStarts(now, date);
    for (const { time, endTime, minutes } of list) {
      const wall = (Date.parse(`${endTime}Z`) - Date.parse(`${time}Z`)) / 60_000;
      expect([minutes, minutes + shift], `${time} to ${endTime}`).toContain(wall);
      expect(endTime.slice(0, 13)).not.toBe(shift > 0 ? `${addDays(date, 1)} 02` : '');
    }
    const shifted = list.filter(
      ({ time, endTime, minutes }) => Date.parse(`${endTime}Z`) - Date.parse(`${time}Z`) !== minutes * 60_000,
    );
    expect(shifted.length > 0).toBe(shift > 0);
  });
});

test('after midnight a showing is filed under the evening before, with its own calendar date', async () => {
  fixClock(FRIDAY);
  const { titles } = worldOf('fr');
  const boards = await Promise.all(titles.map(({ slug }) => ask('fr', showtimesOn, { slug, date: '2026-11-21' })));
  const late = boards
    .flatMap((board) => Object.values(board).flat())
    .filter(({ time }) => time.slice(0, 10) !== '2026-11-21');
  expect(late.length).toBeGreaterThan(10);
  for (const { time } of late) expect(time).toMatch(/^2026-11-22 0[0-2]:/);
});
