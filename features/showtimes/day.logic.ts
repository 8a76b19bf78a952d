import { addDays, type Day, daysFrom } from '@/lib/domain/day';
import { formatDay } from '@/lib/i18n/day';
import type { Speech } from './showtime-name.logic';

/** Cells of the day strip. */
const stripLength = 14;

/** The days of the strip: from today, or from the day chosen in the calendar where that lies further away. */
export function stripOf(today: Day, chosen: Day): Day[] {
  const last = addDays(today, stripLength - 1);
  return daysFrom(chosen > last || chosen < today ? chosen : today, stripLength);
}

/** A day within a sentence: "today", "tomorrow", "on Saturday, November 21". */
export function dayInSentence(day: Day, today: Day, { t, locale }: Speech): string {
  if (day === today) return t('todayLong');
  if (day === addDays(today, 1)) return t('tomorrow');
  return t('onDay', { day: formatDay(day, locale, 'long') });
}

/** A day by itself: "tomorrow", "Saturday, November 21". */
export const dayAlone = (day: Day, today: Day, speech: Speech): string =>
  day <= addDays(today, 1) ? dayInSentence(day, today, speech) : formatDay(day, speech.locale, 'long');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
