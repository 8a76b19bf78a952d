import { expect, it } from 'vitest';
import type { Locale } from '../sites/locales';
import { formatEndClock } from './clock';

it.each<[Locale, string]>([
  ['fr-FR', '00h05'],
  ['fr-CH', '00h05'],
  ['en-FR', '00:05'],
  ['de-CH', '00:05'],
  ['nl-BE', '00:05'],
])('in %s a showing ends at %s', (locale, words) => {
  expect(formatEndClock('2026-11-21 00:05:00', locale)).toBe(words);
});
