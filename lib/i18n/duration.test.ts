import { expect, it } from 'vitest';
import type { Locale } from '../sites/locales';
import { formatDuration } from './duration';

it.each<[Locale, number, string]>([
  ['fr-FR', 45, '45min'],
  ['fr-FR', 59, '59min'],
  ['fr-FR', 60, '1h00'],
  ['fr-CH', 65, '1h05'],
  ['fr-FR', 140, '2h20'],
  ['en-FR', 45, '45 min'],
  ['en-FR', 60, '1h'],
  ['en-CH', 65, '1h 5min'],
  ['de-CH', 45, '45 Min.'],
  ['de-CH', 140, '2 Std. 20 Min.'],
  ['nl-NL', 45, '45 min'],
  ['nl-BE', 120, '2 u'],
  ['nl-NL', 65, '1 u 5 min'],
])('in %s writes %i minutes as %s', (locale, minutes, words) => {
  expect(formatDuration(minutes, locale).replaceAll('\u00a0', ' ')).toBe(words);
});
