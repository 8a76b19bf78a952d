import { type Day, weekdayOf } from '@/lib/domain/day';
import { stripLength } from './day.logic';

/** How many days a cinema's strip holds: its programme weeks from this one on, as far as there is room (spec visitor §9). */
export const countStripDays = (today: Day, weekOffset: number, programmeDay: number): number =>
  Math.min(stripLength, 7 * weekOffset - ((weekdayOf(today) - programmeDay + 7) % 7));
