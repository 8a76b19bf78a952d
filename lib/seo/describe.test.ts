import { expect, it } from 'vitest';
import { describePage } from './describe';

const long = 'Every evening at eight, in the hall that has kept its balcony since 1927, and never the same film twice.';

it('is the first words there are, when they are enough', () => {
  expect(describePage(null, long, 'More.')).toBe(long);
});

it('goes on where they are short, sentence by sentence, and says nothing twice', () => {
  expect(
    describePage('Times, versions, previews', 'Times, versions, previews', '<p>On <b>Tuesday</b> evening.</p>', long),
  ).toBe(`Times, versions, previews. On Tuesday evening. ${long}`);
});

it('is nothing for a page without words', () => {
  expect(describePage(null, '', '<p> </p>')).toBeNull();
});
