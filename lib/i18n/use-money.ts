import { useLocale } from 'next-intl';
import { locales } from '../sites/locales';
import { siteFacts } from '../sites/sites';
import { formatMoney } from './money';

/** Writes minor units of the site's own currency; see `formatMoney`. */
export function useMoney(): (minor: number, shape?: 'full' | 'short') => string {
  const locale = useLocale();
  const { currency } = siteFacts(locales[locale].site);
  return (minor, shape) => formatMoney(minor, currency, locale, shape);
}
