import { expect, it } from 'vitest';
import { findLateRegion } from './age-laws';
import { parseRatedAges } from './rated-ages';

it.each([
  ['TP', true, [0]],
  ['al', true, [0]],
  ['-12', false, [12]],
  ['12', false, [12]],
  ['16+', false, [16]],
  ['6 (10)', false, [6, 10]],
  ['0 (6)', false, [0, 6]],
  ['12 (12)', false, [12]],
  ['10/6', false, null],
  ['21', false, null],
  ['U', false, null],
] as const)('reads of the code %s the ages', (ref, forAll, ages) => {
  expect(parseRatedAges({ ref, forAll })).toEqual(ages);
});

it('has no age for what is not rated', () => {
  expect(parseRatedAges(null)).toBeNull();
});

it('knows a canton however it is written, and only where the law has its hours', () => {
  expect(['Zürich', 'Zurich', 'ZÜRICH '].map((name) => findLateRegion('cantons', name))).toEqual(
    Array(3).fill('zurich'),
  );
  expect(findLateRegion('cantons', 'Vaud')).toBeUndefined();
  expect(findLateRegion('visa', 'Zürich')).toBeUndefined();
  expect(findLateRegion('cantons', undefined)).toBeUndefined();
});
