import { expect, it } from 'vitest';
import { canHaveBeenSeen, countShares } from './opinion-shares';

it.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [1, 199, 0],
    [1, 99, 0],
  ],
  [
    [0, 0, 7],
    [0, 0, 100],
  ],
  [
    [3, 17, 86],
    [3, 16, 81],
  ],
] as const)('adds %j up to a hundred percent: %j', (counts, percents) => {
  const [disappointed, liked, loved] = counts;
  const { total, shares } = countShares({ disappointed, liked, loved }) ?? {};
  expect(total).toBe(disappointed + liked + loved);
  expect(Object.values(shares ?? {})).toEqual(percents);
});

it('says nothing when nobody has answered', () => {
  expect(countShares({ disappointed: 0, liked: 0, loved: 0 })).toBeNull();
});

it.each([
  ['out today', '2026-11-20', 0, false, true],
  ['out tomorrow', '2026-11-21', 0, true, false],
  ['out tomorrow, after a preview', '2026-11-21', 3, true, true],
  ['of no known date that plays', null, 0, true, true],
  ['whose date is to be announced', null, 0, false, false],
])('asks what a film %s was like only who can know', (_, releasedOn, liked, plays, can) => {
  const feelings = { wishlist: 9, emotions: { disappointed: 0, liked, loved: 0 } };
  expect(canHaveBeenSeen({ releasedOn, feelings }, '2026-11-20', plays)).toBe(can);
});
