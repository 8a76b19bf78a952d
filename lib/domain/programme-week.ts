import { addDays, type Day, weekdayOf } from './day';

/** The first day of the programme week a day falls in; `firstWeekday` counts from 0 = Sunday. */
export const programmeWeekStart = (day: Day, firstWeekday: number): Day =>
  addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
