import { expect, it } from 'vitest';
import { siteFacts, siteIds } from '../sites/sites';
import { resolveInstant } from '../time/instant';
import { addDays, areOver, cinemaDay, formatWallClock, isAfterMidnight, listDays, weekdayOf } from './day';

it.each([
  ['2026-11-20T16:30:00Z', 'Europe/Paris', '2026-11-20', 'an afternoon'],
  ['2026-11-20T23:30:00Z', 'Europe/Paris', '2026-11-20', 'half past midnight is still the evening before'],
  ['2026-11-21T01:59:59Z', 'Europe/Paris', '2026-11-20', 'one second before three'],
  ['2026-11-21T02:00:00Z', 'Europe/Paris', '2026-11-21', 'three in the morning'],
  ['2026-11-21T02:00:00Z', 'Africa/Dakar', '2026-11-20', 'the same instant one zone west'],
  ['2026-03-29T01:00:00Z', 'Europe/Paris', '2026-03-29', 'the night that skips from two to three'],
  ['2026-10-25T01:30:00Z', 'Europe/Paris', '2026-10-24', 'half past two, for the second time'],
  ['2027-01-01T00:30:00Z', 'Europe/Amsterdam', '2026-12-31', 'New Year’s night'],
])('%s in %s belongs to %s: %s', (instant, zone, day) => {
  expect(cinemaDay(new Date(instant), zone)).toBe(day);
});

it('writes the clock of the cinema as the wire does', () => {
  expect(formatWallClock(new Date('2026-07-01T22:05:09Z'), 'Africa/Casablanca')).toBe('2026-07-01 23:05:09');
});

it('counts days over months and leap years', () => {
  expect(listDays('2028-02-28', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(weekdayOf('2026-11-25')).toBe(3);
});

it('knows a showing after midnight from the day it is listed on', () => {
  expect(isAfterMidnight('2026-11-21 00:10:00', '2026-11-20')).toBe(true);
  expect(isAfterMidnight('2026-11-20 23:55:00', '2026-11-20')).toBe(false);
});

it.each([
  ['none', undefined, '2026-11-20 12:00', false],
  ['today', ['2026-11-20'], '2026-11-20 12:00', false],
  ['yesterday', ['2026-11-19'], '2026-11-20 12:00', true],
  ['an evening that is not over yet', ['2026-11-20'], '2026-11-21 02:59', false],
  ['one that is over since three', ['2026-11-20'], '2026-11-21 03:00', true],
  ['a weekend of which a day is left', ['2026-11-21', '2026-11-22'], '2026-11-22 12:00', false],
  ['a weekend that is over', ['2026-11-21', '2026-11-22'], '2026-11-23 12:00', true],
  ['the evening before clocks are put back', ['2026-10-24'], '2026-10-25 03:00', true],
  ['the evening before they are put forward', ['2027-03-27'], '2027-03-28 03:00', true],
])('says of %s whether it is over, by the clock of every site', (_, days, wall, expected) => {
  for (const site of siteIds) {
    const { timeZone } = siteFacts(site);
    const today = cinemaDay(new Date(resolveInstant(`${wall}:00`, timeZone)), timeZone);
    expect(areOver(days, today), site).toBe(expected);
  }
});
