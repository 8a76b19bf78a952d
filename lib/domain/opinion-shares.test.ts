import { expect, it } from 'vitest';
import { countShares } from './opinion-shares';

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
