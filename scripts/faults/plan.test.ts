import { expect, it } from 'vitest';
import { pickPart } from './plan';

const rounds = Array.from({ length: 11 }, () => new Map());

it('gives every round to one of its parts, and all of them without one', () => {
  const parts = ['1/3', '2/3', '3/3'].map((part) => pickPart(rounds, part));
  expect(parts.map(({ length }) => length)).toEqual([4, 4, 3]);
  expect(new Set(parts.flat())).toEqual(new Set(rounds));
  expect(pickPart(rounds)).toEqual(rounds);
});

it.each(['4/3', '0/3', '2', 'x/3'])('does not know a part %s', (part) => {
  expect(() => pickPart(rounds, part)).toThrow(/2\/8/);
});
