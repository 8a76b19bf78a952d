import { addDays, type Day } from '@/lib/domain/day';
import { formatDay } from '@/lib/i18n/day';
import type { Speech } from '../showtime-name/name.logic';

/** Cells of the day strip, at the most. */
export const stripLength = 14;

type Strip = { today: Day; chosen: Day /** Where it began before. */; start: Day; length: number };

/**
 * The first day of the strip. It stays where it is while the chosen day is in sight, so only the calendar moves it
 * (spec visitor §4): back to today where that shows the day, else to the day itself.
 */
export function pickStripStart({ today, chosen, start, length }: Strip): Day {
  const shows = (first: Day) => first >= today && chosen >= first && chosen < addDays(first, length);
  return [start, today].find(shows) ?? (chosen < today ? today : chosen);
}

/** The first of the wanted days that has showings, else the first wanted one, else the first that has some. */
export const pickDay = (wanted: readonly Day[], dates: readonly Day[]): Day | undefined =>
  wanted.find((day) => dates.includes(day)) ?? wanted[0] ?? dates[0];

/** The next of the days after one. */
export const findAfter = (dates: readonly Day[], day: Day): Day | undefined => dates.find((date) => date > day);

/** A day within a sentence: "today", "tomorrow", "on Saturday, November 21". */
export function formatDayInSentence(day: Day, today: Day, { t, locale }: Speech): string {
  if (day === today) return t('todayLong');
  if (day === addDays(today, 1)) return t('tomorrow');
  return t('onDay', { day: formatDay(day, locale, 'long') });
}

/** A day by itself: "tomorrow", "Saturday, November 21". */
export const formatDayAlone = (day: Day, today: Day, speech: Speech): string =>
  day <= addDays(today, 1) ? formatDayInSentence(day, today, speech) : formatDay(day, speech.locale, 'long');

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
