import { buildOnce } from '../domain/build-once';
import { addDays, type Day, isAfterMidnight } from '../domain/day';
import type { Locale } from '../sites/locales';

const shapes = {
  /** `samedi 21 novembre` */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** `sam. 21 nov.` */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** `18 nov. 2026` */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  /** `21 nov.` */
  dayMonth: { day: 'numeric', month: 'short' },
  /** `16 novembre 2026` */
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  /** `21 novembre` */
  date: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'short' },
  weekdayLong: { weekday: 'long' },
  number: { day: 'numeric' },
  month: { month: 'short' },
  /** `novembre 2026` */
  monthYear: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayShape = keyof typeof shapes;

const formatOf = /* @__PURE__ */ buildOnce(
  (locale: Locale, shape: DayShape) => new Intl.DateTimeFormat(locale, { ...shapes[shape], timeZone: 'UTC' }),
);

/** A calendar day `YYYY-MM-DD` in the words of a locale. It has no time zone: it is the same day everywhere. */
export function formatDay(day: string, locale: Locale, shape: DayShape): string {
  return joinDates(formatOf(locale, shape).format(new Date(`${day}T12:00:00Z`)));
}

/** No line ends between the number of a day and its month. */
export const joinDates = (written: string): string => written.replace(/(\d\.?) (?=\p{L})/gu, '$1\u00a0');

/** The day on which a showing after midnight really is; false for one of the evening. */
export const formatNight = (time: string, listedOn: Day, locale: Locale): string | false =>
  isAfterMidnight(time, listedOn) && formatDay(addDays(listedOn, 1), locale, 'short');
