import { expect, it } from 'vitest';
import { listWeekend } from './weekend';

it.each([
  ['2026-11-16', '2026-11-21 2026-11-22', 'Monday'],
  ['2026-11-18', '2026-11-21 2026-11-22', 'Wednesday'],
  ['2026-11-20', '2026-11-21 2026-11-22', 'Friday'],
  ['2026-11-21', '2026-11-21 2026-11-22', 'Saturday: this one, not the next'],
  ['2026-11-22', '2026-11-22', 'Sunday: itself, and no Saturday to come'],
  ['2026-11-23', '2026-11-28 2026-11-29', 'the Monday after'],
  ['2026-12-31', '2027-01-02 2027-01-03', 'over the turn of the year'],
  ['2028-02-28', '2028-03-04 2028-03-05', 'over a leap day'],
  ['2026-03-28', '2026-03-28 2026-03-29', 'the weekend that loses an hour'],
  ['2026-10-25', '2026-10-25', 'the Sunday that gains one'],
])('the weekend of %s is %s: %s', (today, days) => {
  expect(listWeekend(today).join(' ')).toBe(days);
});
