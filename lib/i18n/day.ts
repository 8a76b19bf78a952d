import { buildOnce } from '../domain/build-once';
import { addDays, type Day, isAfterMidnight } from '../domain/day';
import type { Locale } from '../sites/locales';

/** How to write a calendar day `YYYY-MM-DD` in the words of a locale. It has no time zone: it is the same day everywhere. */
export function buildDayFormat<Shape extends string>(shapes: Readonly<Record<Shape, Intl.DateTimeFormatOptions>>) {
  const formatOf = buildOnce(
    (locale: Locale, shape: Shape) => new Intl.DateTimeFormat(locale, { ...shapes[shape], timeZone: 'UTC' }),
  );
  return (day: string, locale: Locale, shape: Shape): string =>
    joinDates(formatOf(locale, shape).format(new Date(`${day}T12:00:00Z`)));
}

/** A day of a programme; what else is written of days has shapes of its own (`date.ts`), which a board need not load. */
export const formatDay = /* @__PURE__ */ buildDayFormat({
  /** `samedi 21 novembre` */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** `sam. 21 nov.` */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** `21 novembre` */
  date: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'short' },
  month: { month: 'short' },
});

/** No line ends between the number of a day and its month. */
export const joinDates = (written: string): string => written.replace(/(\d\.?) (?=\p{L})/gu, '$1\u00a0');

/** The day on which a showing after midnight really is; false for one of the evening. */
export const formatNight = (time: string, listedOn: Day, locale: Locale): string | false =>
  isAfterMidnight(time, listedOn) && formatDay(addDays(listedOn, 1), locale, 'short');
