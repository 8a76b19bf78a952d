import type { Locale } from '../sites/locales';

/**
 * An amount of minor units in the words of a locale: 790 EUR is "7,90 €", 4500 XOF "4 500 F CFA", 18500 TND "18,500 DT".
 * How many digits a currency has is Intl's to know. `short` drops them from a round amount, for a surcharge on a chip.
 */
export function formatMoney(minor: number, currency: string, locale: Locale, shape: 'full' | 'short' = 'full'): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(shape === 'short' && { trailingZeroDisplay: 'stripIfInteger' }),
  });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(minor / 10 ** maximumFractionDigits);
}
