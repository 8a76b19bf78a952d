import { addDays, type Day } from './day';

/** Minutes since the midnight at which a cinema day begins: those after the next one go on counting, 00:30 is 1470. */
export function minuteOfDay(time: string, day: Day): number {
  const minutes = Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
  const date = time.slice(0, 10);
  if (date <= day) return date === day ? minutes : 0;
  return minutes + (date === addDays(day, 1) ? 1 : 2) * 24 * 60;
}
