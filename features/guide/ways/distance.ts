import type { Locale } from '@/lib/sites/locales';

/** Kilometres as a country writes them: a digit behind the point where it is near. */
export const formatDistance = (kilometres: number, locale: Locale): string =>
  kilometres.toLocaleString(locale, { maximumFractionDigits: kilometres < 10 ? 1 : 0 });
