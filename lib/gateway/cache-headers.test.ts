import { expect, it } from 'vitest';
import { buildCacheHeaders } from './cache-headers';

const listed = { seconds: 300, tags: [] };
const secondsOf = (text = '') =>
  [...text.matchAll(/(?:max-age|stale-while-revalidate)=(\d+)/g)].map(([, n]) => Number(n));
const longestOf = (status: number, isStale = false) => {
  const told = buildCacheHeaders({ status, seconds: undefined, isStale }, listed);
  return secondsOf(told['cdn-cache-control']).reduce((sum, each) => sum + each, 0);
};

it('has an answer gone from every cache within the ten seconds in which a fault is to be over', () => {
  expect([longestOf(404), longestOf(200, true)]).toEqual([10, 10]);
  expect(longestOf(200)).toBe(330);
});

it.each([403, 429])('has nobody keep a %s', (status) => {
  expect(buildCacheHeaders({ status, seconds: undefined, isStale: false }, listed)).toEqual({
    'cache-control': 'no-store',
  });
});
