import { expect, it } from 'vitest';
import type { Locale } from '../sites/locales';
import { formatFigures } from './figures';

it.each<[number, Locale, string]>([
  [0, 'fr-FR', '0'],
  [999, 'fr-CH', '999'],
  [1234, 'fr-FR', '1\u202f234'],
  [1234567, 'fr-CH', '1\u202f234\u202f567'],
  [1234, 'de-CH', '1’234'],
  [1234, 'en-CH', '1’234'],
  [12345, 'en-FR', '12,345'],
  [12345, 'nl-BE', '12.345'],
  [12345, 'fr-MA', '12.345'],
])('writes %i in %s as %s', (count, locale, words) => {
  expect(formatFigures(count, locale)).toBe(words);
});
