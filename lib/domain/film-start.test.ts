import { expect, it } from 'vitest';
import { everySiteAndNight } from '@/tests/support/changed-nights';
import { resolveInstant } from '../time/instant';
import { clockOf, formatWallClock } from './day';
import { estimateFilmStart } from './film-start';

const startOf = (from: string, to: string, minutes: number | null, tags?: string[], timeZone = 'Europe/Paris') => {
  const at = (wall: string) => Date.parse(resolveInstant(`${wall}:00`, timeZone));
  const start = estimateFilmStart({ begins: at(from), ends: at(to), minutes }, tags ? { tags } : {});
  return start === null ? null : clockOf(formatWallClock(new Date(start), timeZone));
};

it.each([
  ['twenty minutes of trailers', '2026-11-20 20:00', '2026-11-20 22:06', 106, '20:20'],
  ['none at all', '2026-11-20 20:00', '2026-11-20 21:46', 106, '20:00'],
  ['as much as there may be', '2026-11-20 20:00', '2026-11-20 22:31', 106, '20:45'],
  ['over midnight', '2026-11-20 23:50', '2026-11-21 01:56', 106, '00:10'],
])('is counted back from the end: %s', (_, from, to, minutes, clock) => expect(startOf(from, to, minutes)).toBe(clock));

it.each([
  ['the film would be longer than the showing', '2026-11-20 21:45', 106, undefined],
  ['more lies before it than trailers', '2026-11-20 22:32', 106, undefined],
  ['nobody knows how long it is', '2026-11-20 22:06', null, undefined],
  ['there is a break', '2026-11-20 22:06', 106, ['imax', 'PAUSE']],
])('is not said where %s', (_, to, minutes, tags) => expect(startOf('2026-11-20 20:00', to, minutes, tags)).toBeNull());

it.each([
  ['when an hour is had twice', 'Europe/Paris', '2026-10-25 01:30', '2026-10-25 03:30', 160],
  ['when the end is the second of the two', 'Europe/Paris', '2026-10-25 01:30', '2026-10-25 02:36', 106],
  ['when one is left out', 'Europe/Zurich', '2027-03-28 01:30', '2027-03-28 04:36', 106],
  ['in Ramadan, which Morocco spends an hour behind', 'Africa/Casablanca', '2027-02-10 01:30', '2027-02-10 03:36', 106],
  ['where clocks never change', 'Africa/Tunis', '2026-10-25 01:30', '2026-10-25 03:36', 106],
])('is right in nights of other hours: %s', (_, zone, from, to, minutes) => {
  expect(startOf(from, to, minutes, undefined, zone)).toBe('01:50');
});

it.each(everySiteAndNight)('is right or not said at any hour, %s in the night of %s', (_, night, timeZone) => {
  const wallOf = (instant: number) => formatWallClock(new Date(instant), timeZone);
  const said = Array.from({ length: 14 }, (_, turn) => {
    const begins = Date.parse(`${night}T20:00:00Z`) + turn * 1_800_000;
    const [from, to] = [begins, begins + 126 * 60_000].map((at) => wallOf(at).slice(0, 16));
    const start = startOf(from ?? '', to ?? '', 106, undefined, timeZone);
    return [start, clockOf(wallOf(begins + 20 * 60_000))];
  });
  expect(said.filter(([start, right]) => start !== null && start !== right)).toEqual([]);
  expect(said.filter(([start]) => start === null).length).toBeLessThan(said.length / 2);
});
