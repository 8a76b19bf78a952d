import { buildOnce } from '../domain/build-once';
import type { Locale } from '../sites/locales';

/**
 * An amount of minor units in the words of a locale: 790 EUR is "7,90 €", 4500 XOF "4 500 F CFA", 18500 TND "18,500 DT".
 * How many digits a currency has is Intl's to know. `short` drops them from a round amount, for a surcharge on a chip.
 */
export function formatMoney(minor: number, currency: string, locale: Locale, shape: Shape = 'full'): string {
  const { format, amount } = pickFormat(minor, currency, locale, shape);
  return format.format(amount);
}

type Shape = 'full' | 'short';

/** The format of an amount, and the amount in whole units. */
export function pickFormat(minor: number, currency: string, locale: Locale, shape: Shape) {
  const format = formatOf(currency, locale, shape);
  return { format, amount: minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) };
}

/** A cinema's day shows dozens of surcharges. */
const formatOf = /* @__PURE__ */ buildOnce(
  (currency: string, locale: Locale, shape: Shape) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      ...(shape === 'short' && { trailingZeroDisplay: 'stripIfInteger' }),
    }),
);
