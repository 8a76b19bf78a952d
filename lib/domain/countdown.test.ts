import { expect, it } from 'vitest';
import { countDown, pickAloud, untilNextCount } from './countdown';

const at = Date.parse('2026-11-25T10:00:00+01:00');
const before = (hours: number, minutes = 0, seconds = 0) => at - ((hours * 60 + minutes) * 60 + seconds) * 1000;

it.each([
  ['two days before', before(48), { phase: 'far', hours: 48, minutes: 0, seconds: 0 }],
  ['a day before', before(24), { phase: 'day', hours: 24, minutes: 0, seconds: 0 }],
  ['in the morning', before(2, 13, 30), { phase: 'day', hours: 2, minutes: 14, seconds: 0 }],
  ['ten minutes and a second before', before(0, 10, 1), { phase: 'day', hours: 0, minutes: 11, seconds: 0 }],
  ['ten minutes before', before(0, 10), { phase: 'end', hours: 0, minutes: 10, seconds: 0 }],
  ['within the last minute', before(0, 0, 9) + 400, { phase: 'end', hours: 0, minutes: 0, seconds: 9 }],
  ['at the minute', at, { phase: 'open', hours: 0, minutes: 0, seconds: 0 }],
  ['on a page that was kept', at + 3_600_000, { phase: 'open', hours: 0, minutes: 0, seconds: 0 }],
])('counts down %s', (_, now, said) => {
  expect(countDown(at, now)).toEqual(said);
});

it('counts real hours over a night that is an hour longer', () => {
  const eve = Date.parse('2026-10-24T22:00:00+02:00');
  expect(countDown(Date.parse('2026-10-25T10:00:00+01:00'), eve)).toMatchObject({ hours: 13, minutes: 0 });
});

it.each([
  [before(3), null],
  [before(1), 60],
  [before(0, 11), 60],
  [before(0, 10), 10],
  [before(0, 1), 1],
  [before(0, 0, 1), 1],
  [at, null],
])('is said aloud three times and no more', (now, minutes) => {
  expect(pickAloud(at, now)).toBe(minutes);
});

it.each([
  [before(3), 60_000],
  [before(2, 59, 30), 30_000],
  [before(0, 10, 20), 20_000],
  [before(0, 10), 1000],
  [before(0, 0, 2) + 250, 750],
  [at, null],
])('looks again when it reads otherwise', (now, milliseconds) => {
  expect(untilNextCount(at, now)).toBe(milliseconds);
});
