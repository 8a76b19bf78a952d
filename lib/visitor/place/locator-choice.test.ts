import { expect, it } from 'vitest';
import { buildPositionChoice } from './build-position-choice';
import { boardPlaceKey, parseChoice, positionOf } from './locator-choice';

const near = { name: '', cinemas: ['part-dieu', 'confluence'] };

it.each([
  ['a cinema by its slug', { mode: 'cinema', value: 'massena' }, null, 'cinema:massena'],
  ['a city by its slug', { mode: 'city', value: 'lyon' }, null, 'city:lyon'],
  ['a position by its cinemas', { mode: 'position', value: '45.76,4.84' }, near, 'cinemas:part-dieu,confluence'],
  ['favourites by their cinemas', { mode: 'favorite', value: '' }, near, 'cinemas:part-dieu,confluence'],
  ['a position that is not known yet', { mode: 'position', value: '45.76,4.84' }, null, null],
] as const)('asks a board for %s', (_, choice, place, expected) => {
  expect(boardPlaceKey(choice, place)).toBe(expected);
});

it('names twelve cinemas at most', () => {
  const cinemas = Array.from({ length: 30 }, (_, at) => `c${at}`);
  expect(boardPlaceKey({ mode: 'favorite', value: '' }, { name: '', cinemas })?.split(',')).toHaveLength(12);
});

it('keeps no more of a position than its neighbourhood', () => {
  const choice = buildPositionChoice({ latitude: 45.764043, longitude: -4.835659 });
  expect(choice.value).toBe('45.76,-4.84');
  expect(parseChoice(`${choice.mode}:${choice.value}`)).toEqual(choice);
  expect(positionOf(choice)).toEqual({ latitude: 45.76, longitude: -4.84 });
});
