import { expect, it } from 'vitest';
import { formatDate } from './date';
import { formatDay } from './day';

it.each([
  ['fr-FR', 'short', 'mer. 2\u00a0déc.'],
  ['nl-NL', 'long', 'woensdag 2\u00a0december'],
] as const)('a day on %s, %s, keeps its number beside its month', (locale, shape, written) => {
  expect(formatDay('2026-12-02', locale, shape)).toBe(written);
});

it.each([
  ['de-CH', 'medium', '2.\u00a0Dez. 2026'],
  ['en-FR', 'full', '2\u00a0December 2026'],
  ['fr-FR', 'monthYear', 'décembre 2026'],
] as const)('a date in %s, %s, does too', (locale, shape, written) => {
  expect(formatDate('2026-12-02', locale, shape)).toBe(written);
});
