import { expect, it } from 'vitest';
import { formatDays, shortenText } from './events.logic';

it('cuts a description at a word within 100 characters, and leaves a short one alone', () => {
  const long = `${'Opera and ballet '.repeat(8)}end`;
  expect(shortenText(long).length).toBeLessThanOrEqual(100);
  expect(shortenText(long)).toMatch(/[a-z]…$/);
  expect(long.startsWith(shortenText(long).slice(0, -1))).toBe(true);
  expect(shortenText(' Four days\n of films. ')).toBe('Four days of films.');
  expect(shortenText('x'.repeat(300))).toHaveLength(100);
  expect(shortenText(`${'Film '.repeat(16)}the end. ${'x'.repeat(30)}`)).toMatch(/the end…$/);
});

it.each([
  [['2026-11-26', '2026-11-27', '2026-11-29'], '26–29 novembre'],
  [['2026-11-26', '2027-06-05'], '26 novembre 2026 – 5 juin 2027'],
  [['2026-11-26'], '26 novembre'],
  [[], null],
] as const)('says when it is: %j', (days, words) => {
  expect(formatDays(days, 'fr-FR')?.replace(/\s/gu, ' ') ?? null).toBe(words);
});
