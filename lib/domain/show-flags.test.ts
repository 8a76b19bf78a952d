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
