import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { siteFacts, siteIds } from '@/lib/sites/sites';
import { accountOf } from '../world/accounts/account';
import { members } from '../world/accounts/members';
import { findMember } from '../world/accounts/people';
import { addFavourite, counted, feel, intend, removeFavourite } from '../world/accounts/state';
import { initialState, keep, resetAccounts, stateOf } from '../world/accounts/store';
import { worldOf } from '../world/build-world';
import { findCinema } from '../world/cinemas';
import { fixClock } from '../world/clock';
import { FRIDAY } from './ask';

beforeAll(() => fixClock(FRIDAY));
afterEach(resetAccounts);
afterAll(() => fixClock(null));

const camille = () => findMember('m-1001') ?? members[0]!;
const counts = { countWishList: 10, countEmotionDisappointed: 1, countEmotionLike: 2, countEmotionLove: 3 };

describe.each(siteIds)('the clients of %s', (site) => {
  test('like cinemas and films that exist, and no more cinemas than they may', () => {
    const world = worldOf(site);
    for (const member of members) {
      const { favourites, wishlist, emotions } = initialState(world, member);
      expect(favourites.length).toBeLessThanOrEqual(siteFacts(site).favouritesLimit);
      expect(favourites.filter((slug) => !findCinema(site, slug))).toEqual([]);
      const known = new Set(world.titles.map(({ slug }) => slug));
      expect([...wishlist, ...Object.keys(emotions)].filter((slug) => !known.has(slug))).toEqual([]);
    }
  });

  test('are of every kind', () => {
    const accounts = members.map((member) => accountOf(worldOf(site), member));
    const sold = ['fr', 'nl', 'ch'].includes(site);
    expect(new Set(accounts.map(({ cinepassType }) => cinepassType)).size).toBe(sold ? 4 : 1);
    expect(accounts.filter(({ registered }) => !registered)).toHaveLength(1);
    expect(accounts.filter(({ emailVerify, firstLogin }) => !emailVerify && !firstLogin)).toHaveLength(1);
    expect(accounts.filter(({ firstLogin }) => firstLogin)).toHaveLength(1);
    expect(accounts.some(({ subscription }) => subscription?.newPlan && subscription.newLeadId)).toBe(sold);
  });
});

test('what a client says is kept on its site until it is reset', () => {
  const [fr, nl] = [worldOf('fr'), worldOf('nl')];
  const [show] = fr.titles.map(({ slug }) => slug).filter((slug) => !stateOf(fr, camille()).wishlist.includes(slug));
  keep(fr, camille(), intend(stateOf(fr, camille()), show ?? '', false));
  expect(stateOf(fr, camille()).wishlist).toContain(show);
  expect(stateOf(nl, camille()).wishlist).not.toContain(show);
  resetAccounts();
  expect(stateOf(fr, camille()).wishlist).not.toContain(show);
});

test('favourites end at the limit, and one that is already there is no more', () => {
  const state = { favourites: ['a', 'b'], wishlist: [], emotions: {} };
  expect(addFavourite(state, 'c', 2)).toBeNull();
  expect(addFavourite(state, 'b', 2)).toEqual(state);
  expect(addFavourite(removeFavourite(state, 'a'), 'c', 2)?.favourites).toEqual(['b', 'c']);
});

test('an emotion replaces the one before, and the counts follow', () => {
  const before = { favourites: [], wishlist: ['a'], emotions: { a: 'liked' as const } };
  const after = intend(feel(before, 'a', 'loved', false), 'a', true);
  expect(after).toMatchObject({ wishlist: [], emotions: { a: 'loved' } });
  expect(counted('a', before, after, counts)).toEqual({
    countWishList: 9,
    countEmotionDisappointed: 1,
    countEmotionLike: 1,
    countEmotionLove: 4,
  });
  expect(feel(after, 'a', 'loved', true).emotions).toEqual({});
});
