import type { Locale } from '../sites/locales';
import { pickFormat } from './money';

/** An amount in its short shape, cut where the figures meet the currency, so that they can be set in two sizes. */
export function formatMoneyParts(
  minor: number,
  currency: string,
  locale: Locale,
): { text: string; isFigures: boolean }[] {
  const { format, amount } = pickFormat(minor, currency, locale, 'short');
  const parts: { text: string; isFigures: boolean }[] = [];
  for (const { type, value } of format.formatToParts(amount)) {
    const isFigures = type !== 'currency' && type !== 'literal';
    const last = parts.at(-1);
    if (last?.isFigures === isFigures) last.text += value;
    else parts.push({ text: value, isFigures });
  }
  return parts;
}
