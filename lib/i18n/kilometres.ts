import type { Locale } from '../sites/locales';

/** "2.3 km", and from ten on "14 km": nobody walks a decimal that far. */
export const formatKilometres = (kilometres: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: kilometres < 9.95 ? 1 : 0,
  }).format(kilometres);
