import { expect, it } from 'vitest';
import { everySiteAndNight } from '@/tests/support/changed-nights';
import { formatWallClock } from './day';
import { type Evening, findImpossible, fitsEvening, hasEvening } from './evening';

const day = '2026-11-20';
const showing = { time: `${day} 20:15:00`, endTime: `${day} 22:31:00` };

it.each<[string, Evening, string[], boolean]>([
  ['nothing is asked', {}, ['PAUSE'], true],
  ['it keeps the hours', { after: ['2000'], before: ['2300'] }, [], true],
  ['it begins too early', { after: ['2030'] }, [], false],
  ['it ends too late', { before: ['2230'] }, [], false],
  ['it ends in time, but not for the way home', { before: ['2300'], home: ['30'] }, [], false],
  ['it ends in time for the way home', { before: ['2300'], home: ['29'] }, [], true],
  ['it has no break', { break: ['none'] }, ['imax'], true],
  ['it has a break', { break: ['none'] }, ['imax', 'PAUSE'], false],
  ['it has a break, and keeps the hours', { after: ['2000'], break: ['none'] }, ['PAUSE'], false],
  ['nothing can keep them', { after: ['2300'], before: ['2000'] }, [], false],
])('lets a showing through, where %s: %s', (_, evening, tags, answer) => {
  expect(fitsEvening(evening, day)({ ...showing, tags })).toBe(answer);
});

it.each<[Evening, { after: string; before: string } | null]>([
  [
    { after: ['2000'], before: ['1930'] },
    { after: '20:00', before: '19:30' },
  ],
  [
    { after: ['2000'], before: ['2000'] },
    { after: '20:00', before: '20:00' },
  ],
  [
    { after: ['2330'], before: ['0015'], home: ['50'] },
    { after: '23:30', before: '23:25' },
  ],
  [{ after: ['2000'], before: ['0100'] }, null],
  [{ before: ['1000'] }, null],
  [{ after: ['2000'] }, null],
])('knows of %j between which hours nothing can be', (evening, hours) => {
  expect(findImpossible(evening)).toEqual(hours);
});

it('says whether anything is asked', () => {
  expect([{}, { after: [] }, { home: ['30'] }, { break: ['none'] }, { before: ['2300'] }].map(hasEvening)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

it.each(everySiteAndNight)('goes by the clock on the wall, %s in the night of %s', (_, night, timeZone) => {
  const wallAt = (hours: number) =>
    formatWallClock(new Date(Date.parse(`${night}T20:00:00Z`) + hours * 3_600_000), timeZone);
  // Three hours of film, whatever the clocks do meanwhile.
  const late = { time: wallAt(2), endTime: wallAt(5) };
  const ends = late.endTime.slice(11, 16).replace(':', '');
  const isNight = ends < '0300';
  expect(fitsEvening({ after: ['2100'], before: isNight ? [ends] : [] }, night)(late)).toBe(true);
  expect(fitsEvening({ before: ['2300'] }, night)(late)).toBe(false);
});
