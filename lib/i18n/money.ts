import type { Locale } from '../sites/locales';

/**
 * An amount of minor units in the words of a locale: 790 EUR is "7,90 €", 4500 XOF "4 500 F CFA", 18500 TND "18,500 DT".
 * How many digits a currency has is Intl's to know. `short` drops them from a round amount, for a surcharge on a chip.
 */
export function formatMoney(minor: number, currency: string, locale: Locale, shape: Shape = 'full'): string {
  const { format, amount } = findFormat(minor, currency, locale, shape);
  return format.format(amount);
}

type Shape = 'full' | 'short';
const formats = new Map<string, { format: Intl.NumberFormat; unit: number }>();

/** The format of an amount, and the amount in whole units. */
export function findFormat(minor: number, currency: string, locale: Locale, shape: Shape) {
  const key = `${locale} ${currency} ${shape}`;
  const { format, unit } = formats.get(key) ?? addFormat(key, currency, locale, shape);
  return { format, amount: minor / unit };
}

/** Making a format costs more than using it a hundred times, and a cinema's day shows dozens of surcharges. */
function addFormat(key: string, currency: string, locale: Locale, shape: Shape) {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(shape === 'short' && { trailingZeroDisplay: 'stripIfInteger' }),
  });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  const made = { format, unit: 10 ** maximumFractionDigits };
  formats.set(key, made);
  return made;
}
