import { expect, it } from 'vitest';
import type { EveningDay, EveningRow } from './evening-day';
import { splitDays } from './split-days';

const days = (...counts: number[]) =>
  counts.map((count, at): EveningDay => ({ day: `2026-11-2${at}`, evenings: Array(count).fill({} as EveningRow) }));
const split = (...counts: number[]) => {
  const { soon, later } = splitDays(days(...counts));
  return [soon.length, later.length];
};

it.each([
  [
    [10, 10, 8],
    [3, 0],
  ],
  [
    [10, 10, 9],
    [2, 1],
  ],
  [
    [40, 1],
    [1, 1],
  ],
  [[40], [1, 0]],
  [[], [0, 0]],
])('of days with %j evenings puts off %j', (counts, expected) => {
  expect(split(...counts)).toEqual(expected);
});
