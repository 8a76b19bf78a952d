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

/** Kept, because making one costs more than using it a hundred times, and a cinema's day shows dozens of surcharges. */
const formats = new Map<string, Intl.NumberFormat>();

/** The format of an amount, and the amount in whole units. */
export function pickFormat(minor: number, currency: string, locale: Locale, shape: Shape) {
  const key = `${locale} ${currency} ${shape}`;
  const format = formats.get(key) ?? makeFormat(currency, locale, shape);
  formats.set(key, format);
  return { format, amount: minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) };
}

const makeFormat = (currency: string, locale: Locale, shape: Shape) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(shape === 'short' && { trailingZeroDisplay: 'stripIfInteger' }),
  });
