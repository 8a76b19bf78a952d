import type { Locale } from '../sites/locales';

/** What stands between hours and minutes of an end time, where it is no colon: `22h40` (spec visitor §9) is how French writes. */
const marks: Readonly<Record<string, string>> = { fr: 'h' };

/** When a showing ends, of a wall-clock time `YYYY-MM-DD HH:mm:ss`. */
export const formatEndClock = (time: string, locale: Locale): string =>
  `${time.slice(11, 13)}${marks[locale.slice(0, 2)] ?? ':'}${time.slice(14, 16)}`;
