import { expect, it } from 'vitest';
import { addDays } from './day';
import { isPlayableDay } from './playable-days';

const today = '2026-11-20';

it.each([
  ['1999-01-01', false],
  ['2026-11-18', false],
  ['2026-11-19', true],
  [today, true],
  ['2027-09-20', true],
  ['2028-07-12', true],
  ['2028-07-13', false],
  ['9999-12-31', false],
])('something may begin on %s: %s', (day, is) => {
  expect(isPlayableDay(day, today)).toBe(is);
});

it('holds all that a catalogue publishes, which is ten months', () => {
  for (let ahead = 0; ahead <= 310; ahead += 1) expect(isPlayableDay(addDays(today, ahead), today)).toBe(true);
});
