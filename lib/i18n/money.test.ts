import { expect, it } from 'vitest';
import { type Locale, locales } from '../sites/locales';
import { siteFacts } from '../sites/sites';
import { formatMoney } from './money';
import { formatMoneyParts } from './money-parts';

/** Intl writes narrow and plain no-break spaces, which differ by version and read the same. */
const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const inOwnCurrency = (minor: number, locale: Locale, shape?: 'short') =>
  spaced(formatMoney(minor, siteFacts(locales[locale].site).currency, locale, shape));

it.each<[Locale, number, string]>([
  ['fr-FR', 1340, '13,40 €'],
  ['en-FR', 1340, '€13.40'],
  ['fr-CH', 2150, '21.50 CHF'],
  ['de-CH', 2150, 'CHF 21.50'],
  ['nl-BE', 1340, '€ 13,40'],
  ['nl-NL', 1340, '€ 13,40'],
  ['fr-TN', 18500, '18,500 DT'],
  ['fr-SN', 4500, '4 500 F CFA'],
  ['fr-CI', 4500, '4 500 F CFA'],
  ['fr-MA', 7000, '70,00 MAD'],
])('writes a price as %s reads it', (locale, minor, expected) => {
  expect(inOwnCurrency(minor, locale)).toBe(expected);
});

it('has a currency for every locale that Intl can write', () => {
  for (const locale of Object.keys(locales) as Locale[]) expect(inOwnCurrency(123456, locale)).toMatch(/\d/);
});

it('drops the digits of a round surcharge only', () => {
  expect(inOwnCurrency(400, 'fr-FR', 'short')).toBe('4 €');
  expect(inOwnCurrency(450, 'fr-FR', 'short')).toBe('4,50 €');
  expect(inOwnCurrency(500, 'fr-SN', 'short')).toBe('500 F CFA');
});

it.each<[Locale, number, string[]]>([
  ['fr-FR', 1580, ['[15,80]', ' €']],
  ['fr-FR', 7400, ['[74]', ' €']],
  ['en-FR', 1580, ['€', '[15.80]']],
  ['de-CH', 2150, ['CHF ', '[21.50]']],
  ['fr-SN', 4500, ['[4 500]', ' F CFA']],
])('tells the figures of a price from its currency in %s', (locale, minor, expected) => {
  const parts = formatMoneyParts(minor, siteFacts(locales[locale].site).currency, locale);
  expect(parts.map(({ text, isFigures }) => spaced(isFigures ? `[${text}]` : text))).toEqual(expected);
});
