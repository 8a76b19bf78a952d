import { expect, it } from 'vitest';
import { atTown, isElided } from './french';

it.each([
  ['Lyon', 'à Lyon'],
  ['Le Havre', 'au Havre'],
  ['Les Ulis', 'aux Ulis'],
  ['La Rochelle', 'à La Rochelle'],
  ['Lens', 'à Lens'],
])('speaks of going to %s', (name, expected) => {
  expect(atTown(name)).toBe(expected);
});

it.each([
  ['Aidan Morrow', true],
  ['Élodie Marchal', true],
  ['Bonnie Sartre', false],
  ['Hanka Vorel', false],
  ['Yann Kerbrat', false],
  ['Yasmine Sauvage', false],
  ['Yves Lambert', true],
  ['Hélène Roux', true],
  ['Hugo Marsan', true],
  ['Hugh Carey', false],
  ['Œdipe', true],
])('before %s: %s', (name, elided) => {
  expect(isElided(name)).toBe(elided);
});
