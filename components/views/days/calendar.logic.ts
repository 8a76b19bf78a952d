import { addDays, type Day, weekdayOf } from '@/lib/domain/day';

/** The first day of the month that lies so many months after a day's own. */
export function monthAfter(day: Day, count: number): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1, 12)).toISOString().slice(0, 10);
}

/** The days of a month in weeks from Monday to Sunday; null where a week reaches beyond it. */
export function listWeeks(first: Day): (Day | null)[][] {
  const weeks: (Day | null)[][] = [];
  for (let day = addDays(first, -countFromMonday(first)); day < monthAfter(first, 1); day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => dayInMonth(addDays(day, index), first)));
  }
  return weeks;
}

/** Days since Monday. */
const countFromMonday = (day: Day) => (weekdayOf(day) + 6) % 7;
const dayInMonth = (day: Day, first: Day) => (day.slice(0, 7) === first.slice(0, 7) ? day : null);

/** How many months lie between two days. */
export const countMonths = (from: Day, to: Day): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
