import type { Language } from '../sites/languages';
import type { Locale } from '../sites/locales';

/** What stands between hours and minutes of an end time: `22h40` (spec visitor §9) is how French writes. */
const separators: Readonly<Record<Language, string>> = { fr: 'h', en: ':', de: ':', nl: ':' };

/** When a showing ends, of a wall-clock time `YYYY-MM-DD HH:mm:ss`. */
export const formatEndClock = (time: string, locale: Locale): string =>
  `${time.slice(11, 13)}${separators[locale.slice(0, 2) as Language]}${time.slice(14, 16)}`;
