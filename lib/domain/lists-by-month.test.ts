import { expect, it } from 'vitest';
import { buildCalendar, type CalendarEntry } from './lists-by-month';

type Name = 'presales' | 'special';
const entry = (day: string | null, ...lists: Name[]): CalendarEntry<string, Name> => ({ item: `${day}`, day, lists });
const daysOf = (month: string, count: number, ...lists: Name[]) =>
  Array.from({ length: count }, (_, at) => entry(`${month}-${String(at + 1).padStart(2, '0')}`, ...lists));
const count = (entries: readonly CalendarEntry<string, Name>[], name: Name) =>
  entries.filter(({ lists }) => lists.includes(name)).length;

it('shows twelve at once and keeps the others by month, those without a date last', () => {
  const { first, months } = buildCalendar(
    [entry(null, 'presales'), ...daysOf('2027-01', 3, 'presales'), ...daysOf('2026-12', 14, 'presales')],
    ['presales'],
  );
  expect(first.map(({ day }) => day)).toEqual(daysOf('2026-12', 12).map(({ day }) => day));
  expect(months.map(({ month, entries }) => [month, entries.length])).toEqual([
    ['2026-12', 2],
    ['2027-01', 3],
    [null, 1],
  ]);
});

it('hides nothing behind a press for the sake of a few', () => {
  const { first, months } = buildCalendar(daysOf('2026-12', 16, 'presales'), ['presales']);
  expect([first.length, months.length]).toEqual([16, 0]);
});

it('shows twelve of each list, however thin one is among the other', () => {
  const { first, months } = buildCalendar(
    [...daysOf('2026-11', 20, 'presales'), ...daysOf('2026-12', 20, 'presales', 'special')],
    ['presales', 'special'],
  );
  expect([count(first, 'presales'), count(first, 'special')]).toEqual([12, 12]);
  expect(months.map(({ entries }) => [count(entries, 'presales'), count(entries, 'special')])).toEqual([
    [8, 0],
    [20, 8],
  ]);
});
