import { expect, it } from 'vitest';
import { formatDay } from './day';

it.each([
  ['fr-FR', 'short', 'mer. 2\u00a0déc.'],
  ['de-CH', 'medium', '2.\u00a0Dez. 2026'],
  ['nl-NL', 'long', 'woensdag 2\u00a0december'],
  ['en-FR', 'full', '2\u00a0December 2026'],
  ['fr-FR', 'monthYear', 'décembre 2026'],
] as const)('a day on %s, %s, keeps its number beside its month', (locale, shape, written) => {
  expect(formatDay('2026-12-02', locale, shape)).toBe(written);
});
