import { expect, it } from 'vitest';
import { cleanTyped, countLetters, longestText } from './typed-text';

it.each([
  ['  la   marée\t\n ', 'la marée'],
  ['a\u0000b\u0007', 'a b'],
  ['', ''],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['שלום עולם', 'שלום עולם'],
])('reads %j as %j', (text, read) => {
  expect(cleanTyped(text)).toBe(read);
});

it('cuts a book short, and never an emoji in two', () => {
  expect(countLetters(cleanTyped('x'.repeat(10_000)))).toBe(longestText);
  const faces = cleanTyped('🎬'.repeat(10_000));
  expect(faces).toBe('🎬'.repeat(longestText));
  expect(() => encodeURIComponent(faces)).not.toThrow();
});

it('can be written into an address whatever it is', () => {
  expect(() => encodeURIComponent(cleanTyped('\ud83c half an emoji'))).not.toThrow();
});
