import { expect, it } from 'vitest';
import { listShowFlags } from './show-flags';

const flag = (text: string) => ({ text, colour: 3 }) as const;

it('says that a title is new, then what its tags say, two at the most', () => {
  expect(listShowFlags({ isNew: true, flag: null }, ['Preview', 'With the team'], 'New')).toEqual(['New', 'Preview']);
  expect(listShowFlags({ isNew: false, flag: null }, [], 'New')).toEqual([]);
});

it('repeats nothing that the editors’ flag says', () => {
  expect(listShowFlags({ isNew: true, flag: flag('NOUVEAUTÉ') }, [], 'Nouveauté')).toEqual([]);
  expect(listShowFlags({ isNew: false, flag: flag('Avant-première + équipe') }, ['Avant-premiere'], 'Nouveau')).toEqual(
    [],
  );
});

it.each([
  ['Avant-première + équipe', 'Avant-première avec l’équipe', []],
  ['Vorpremiere + Filmteam', 'Vorpremiere mit dem Filmteam', []],
  ['Avant-première', 'Avant-première avec l’équipe', ['Avec l’équipe']],
  ['Vorpremiere', 'Vorpremiere mit dem Filmteam', ['Mit dem Filmteam']],
  ['Preview', 'Preview 3D', ['3D']],
  ['Coup de cœur', 'Avant-première', ['Avant-première']],
])('beside the flag “%s” says of the tag “%s” only what is left', (text, title, left) => {
  expect(listShowFlags({ isNew: false, flag: flag(text) }, [title], 'Nouveau')).toEqual(left);
});

it('says no tag twice that another one begins with', () => {
  expect(listShowFlags({ isNew: false, flag: null }, ['Preview', 'Preview with the team'], 'New')).toEqual([
    'Preview',
    'With the team',
  ]);
});
