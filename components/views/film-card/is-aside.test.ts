import { expect, it } from 'vitest';
import { isAside } from './is-aside';

const show = { title: 'Nosferatu', rating: null, salesOpenAt: null };
const rating = {
  ref: '12',
  label: '12',
  sentence: 'Film interdit aux mineurs de douze ans',
  warning: null,
  pictograms: [],
  forAll: false,
};

it.each([
  ['one of the first', 3, show, false],
  ['one further on', 4, show, true],
  ['one for everyone', 4, { ...show, rating: { ...rating, forAll: true } }, true],
  ['a long title', 4, { ...show, title: 'The Summer You Let Go of Everything' }, false],
  ['a sentence of the law', 4, { ...show, rating }, false],
  ['when booking opens', 4, { ...show, salesOpenAt: '2026-11-25T10:00:00+01:00' }, false],
])('leaves for when the row is pushed what is hardly higher than the others: %s', (_, index, one, isLeft) => {
  expect(isAside(index, one)).toBe(isLeft);
});
