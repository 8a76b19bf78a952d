import { describe, expect, it } from 'vitest';
import type { Feelings } from './client';
import { mergeFeelings, withEmotion, withWish } from './feelings';

const counts = { wishlist: 3, disappointed: 1, liked: 2, loved: 0 };
const some: Feelings = { wishlist: ['b', 'a'], emotions: { a: 'liked' }, counts: { a: counts, c: counts } };

describe('a list of films', () => {
  it('takes a new one in front and counts it', () => {
    const after = withWish(some, 'c', true);
    expect(after.wishlist).toEqual(['c', 'b', 'a']);
    expect(after.counts.c?.wishlist).toBe(4);
  });

  it('lets one go', () => {
    const after = withWish(some, 'a', false);
    expect(after.wishlist).toEqual(['b']);
    expect(after.counts.a?.wishlist).toBe(2);
  });

  it.each([
    ['adding what is there', 'a', true],
    ['removing what is not', 'z', false],
  ] as const)('stays as it is by %s', (_, slug, wanted) => expect(withWish(some, slug, wanted)).toBe(some));

  it('makes up no count', () => expect(withWish(some, 'z', true).counts).toEqual(some.counts));
});

describe('an emotion', () => {
  it('takes the place of the one before', () => {
    const after = withEmotion(some, 'a', 'loved');
    expect(after.emotions).toEqual({ a: 'loved' });
    expect(after.counts.a).toEqual({ wishlist: 3, disappointed: 1, liked: 1, loved: 1 });
  });

  it('is taken back', () => {
    const after = withEmotion(some, 'a', null);
    expect(after.emotions).toEqual({});
    expect(after.counts.a?.liked).toBe(1);
  });

  it('is said of a show that had none', () => {
    const after = withEmotion(some, 'c', 'disappointed');
    expect(after.emotions).toEqual({ a: 'liked', c: 'disappointed' });
    expect(after.counts.c?.disappointed).toBe(2);
  });

  it('stays as it is when said twice', () => expect(withEmotion(some, 'a', 'liked')).toBe(some));

  it('never counts below nobody', () => {
    const none = { ...some, counts: { a: { ...counts, liked: 0 } } };
    expect(withEmotion(none, 'a', null).counts.a?.liked).toBe(0);
  });
});

it('keeps the counts of other shows when an answer about one comes', () => {
  const answer: Feelings = { wishlist: ['a'], emotions: {}, counts: { a: { ...counts, wishlist: 9 } } };
  expect(mergeFeelings(some, answer)).toEqual({
    wishlist: ['a'],
    emotions: { a: 'liked' },
    counts: { a: { ...counts, wishlist: 9 }, c: counts },
  });
});

it('loses nothing by an answer that says nothing', () => {
  expect(mergeFeelings(some, { wishlist: [], emotions: {}, counts: {} })).toEqual(some);
});
