import { expect, it } from 'vitest';
import { buildClock, cinemaDay } from '../domain/day';
import { listStandings } from '../domain/standing';
import { listWeekend } from '../domain/weekend';
import { resolveInstant } from '../time/instant';
import { siteFacts, siteIds } from './sites';

/** What the clock on the wall of a cinema shows, the day that is there, and what is left of its weekend. */
const hours = [
  ['2026-11-22 22:30:00', '2026-11-22', '2026-11-22', 'Sunday evening'],
  ['2026-11-22 23:59:00', '2026-11-22', '2026-11-22', 'a minute to midnight'],
  ['2026-11-23 02:30:00', '2026-11-22', '2026-11-22', 'Sunday night'],
  ['2026-11-23 03:00:00', '2026-11-23', '2026-11-28 2026-11-29', 'Monday’s first minute'],
  ['2026-11-25 09:00:00', '2026-11-25', '2026-11-28 2026-11-29', 'Wednesday, the new programme'],
  ['2026-12-31 23:59:00', '2026-12-31', '2027-01-02 2027-01-03', 'the last minute of the year'],
  ['2027-01-01 00:30:00', '2026-12-31', '2027-01-02 2027-01-03', 'New Year’s night'],
  ['2026-10-25 12:00:00', '2026-10-25', '2026-10-25', 'the Sunday of 25 hours'],
  ['2027-03-28 12:00:00', '2027-03-28', '2027-03-28', 'the Sunday of 23 hours'],
] as const;

const everywhere = siteIds.flatMap((site) => hours.map((hour) => [site, ...hour] as const));

it.each(everywhere)('on %s at %s it is %s, and the weekend %s: %s', (site, wall, day, weekend) => {
  const { timeZone } = siteFacts(site);
  const now = new Date(resolveInstant(wall, timeZone));
  expect(cinemaDay(now, timeZone)).toBe(day);
  expect(listWeekend(day).join(' ')).toBe(weekend);
});

it.each(everywhere)('on %s at %s a showing that has begun is past, and one a minute later is not', (site, wall) => {
  const { timeZone } = siteFacts(site);
  const now = new Date(resolveInstant(wall, timeZone));
  const next = wall.replace(/:00$/, ':01');
  const list = [wall, next].map((time) => ({ time, endTime: time, version: 'vf' }));
  expect(listStandings(list, buildClock(now, timeZone))).toBe('50');
  const sold = [now, new Date(now.getTime() + 1)].map((until) => ({
    ...{ time: wall, endTime: wall, version: 'vf' },
    until: until.toISOString(),
  }));
  expect(listStandings(sold, buildClock(now, timeZone))).toBe('50');
});
