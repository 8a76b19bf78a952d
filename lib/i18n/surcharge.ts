import type { Locale } from '../sites/locales';
import { formatMoney } from './money';

/** What is paid on top of a seat, as briefly as a chip says it: `+4 €`. */
export const formatSurcharge = (minor: number, currency: string, locale: Locale): string =>
  `+${formatMoney(minor, currency, locale, 'short')}`;
