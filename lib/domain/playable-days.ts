import { addDays, type Day } from './day';

/** Days from today: the catalogue publishes ten months of showings at the most, and twice that is surely enough. */
const furthest = 600;

/** Whether anything can begin on a day, be it of last night: what is asked of another one is known without asking. */
export const isPlayableDay = (day: Day, today: Day): boolean =>
  day >= addDays(today, -1) && day <= addDays(today, furthest);
