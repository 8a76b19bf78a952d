import { listWeekend } from '@/lib/domain/weekend';

export const weekendOf = ([today]: readonly string[]): string[] => (today ? listWeekend(today) : []);

/** Whether these are the days of the weekend ahead, which has one at least. */
export const isWeekend = (chosen: readonly string[], days: readonly string[]): boolean =>
  chosen.join() === weekendOf(days).join();
