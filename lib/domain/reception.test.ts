import { expect, it } from 'vitest';
import { countShares } from './opinion-shares';
import { type Approval, isFresh, orderByApproval, pickApproval } from './reception';

it.each([
  ['nobody has spoken', [0, 0, 0], null],
  ['forty-nine have', [0, 0, 49], null],
  ['fifty have', [5, 20, 25], { percent: 90, voices: 50 }],
  ['nobody liked it', [60, 0, 0], { percent: 0, voices: 60 }],
  // A third each is 34, 33 and 33 in sight: liked and loved are what these two say together.
  ['a third each have', [100, 100, 100], { percent: 66, voices: 300 }],
] as const)('gives a share of liked and loved when %s', (_, [disappointed, liked, loved], approval) => {
  expect(pickApproval(countShares({ disappointed, liked, loved }))).toEqual(approval);
});

it.each([
  ['came out today', '2026-11-20', null, true],
  ['came out four weeks ago but a day', '2026-10-24', null, true],
  ['came out four weeks ago', '2026-10-23', null, false],
  ['comes out tomorrow', '2026-11-21', null, false],
  ['comes back after years', '2026-11-18', '1986-05-14', false],
  ['was first shown this year', '2026-11-18', '2026-01-01', true],
  ['has no date', null, null, false],
])('calls new what %s: %s', (_, releasedOn, firstReleasedOn, isNew) => {
  expect(isFresh({ releasedOn, firstReleasedOn }, '2026-11-20')).toBe(isNew);
});

it('puts the best liked first, more voices before fewer, and the unjudged last as they stood', () => {
  const known: Record<string, Approval> = {
    good: { percent: 90, voices: 60 },
    known: { percent: 90, voices: 6000 },
    poor: { percent: 12, voices: 900 },
    hated: { percent: 0, voices: 80 },
  };
  const slugs = ['fresh', 'poor', 'hated', 'good', 'old', 'known'];
  expect(orderByApproval(slugs, (slug) => known[slug] ?? null)).toEqual([
    'known',
    'good',
    'poor',
    'hated',
    'fresh',
    'old',
  ]);
});
