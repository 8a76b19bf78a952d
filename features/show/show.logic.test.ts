import { expect, it } from 'vitest';
import { openingOf, sharesOf } from './show.logic';

it('opens with whole sentences', () => {
  expect(openingOf('Un phare. Une gardienne !\nPersonne ne répond.', 30)).toBe('Un phare. Une gardienne !');
  expect(openingOf('Un texte sans point final')).toBe('Un texte sans point final');
});

const feelings = (disappointed: number, liked: number, loved: number) => ({
  wishlist: 0,
  emotions: { disappointed, liked, loved },
});

it('adds feelings up to a hundred percent', () => {
  expect(sharesOf(feelings(1, 1, 1))).toEqual({ total: 3, shares: { disappointed: 33, liked: 33, loved: 34 } });
});

it('says nothing when nobody has answered', () => {
  expect(sharesOf(feelings(0, 0, 0))).toBeNull();
});
