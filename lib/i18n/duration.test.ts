import { expect, it } from 'vitest';
import { formatDuration } from './duration';

it.each([
  [45, '45min'],
  [59, '59min'],
  [60, '1h00'],
  [65, '1h05'],
  [140, '2h20'],
])('writes %i minutes as %s', (minutes, words) => {
  expect(formatDuration(minutes)).toBe(words);
});
