import { addDays, type Day, weekdayOf } from './day';

/** The Saturday and Sunday ahead, without what is gone of them: on a Sunday that day alone. */
export function listWeekend(today: Day): Day[] {
  const sunday = addDays(today, (7 - weekdayOf(today)) % 7);
  return [addDays(sunday, -1), sunday].filter((day) => day >= today);
}
