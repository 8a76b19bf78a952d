import { expect, it, vi } from 'vitest';
import { buildCacheHeaders } from './cache-headers';

const listed = { seconds: 300, tags: [] };
const secondsOf = (text = '') =>
  [...text.matchAll(/(?:max-age|stale-while-revalidate)=(\d+)/g)].map(([, n]) => Number(n));

/** Seconds that a cache may give what we forget after so many milliseconds. */
function longestOf(served: { status: number; seconds?: number; isStale?: boolean }, left: number): number {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  const headers = buildCacheHeaders({ seconds: undefined, isStale: false, ...served, until: 1_000_000 + left }, listed);
  vi.useRealTimers();
  const sums = ['cache-control', 'cdn-cache-control'].map((name) =>
    secondsOf(headers[name]).reduce((sum, each) => sum + each, 0),
  );
  return Math.max(...sums);
}

const doubtful = [
  { status: 404 },
  { status: 410 },
  { status: 200, isStale: true },
  { status: 200, seconds: 5 },
  { status: 200, seconds: 10 },
];
it.each(doubtful)(
  'has %j gone from every cache when it is gone from ours, and after five seconds or its own',
  (served) => {
    const most = served.seconds ?? 5;
    expect([20_000, 3_000, 1_100, 400, 0, -9_000].map((left) => longestOf(served, left))).toEqual([
      most,
      3,
      1,
      0,
      0,
      0,
    ]);
  },
);

it('has what we did not keep kept by nobody where it may be of a fault', () => {
  const served = { status: 404, seconds: undefined, isStale: false };
  expect(buildCacheHeaders(served, listed)['cache-control']).toBe('public, max-age=0, s-maxage=0');
});

it('lets what is whole be shown for as long as its row says, and a little longer, however soon we ask for it again', () => {
  expect([300_000, 100].map((left) => longestOf({ status: 200 }, left))).toEqual([330, 330]);
});

it('lets no cache show for want of an answer that there was none', () => {
  const told = (status: number) =>
    buildCacheHeaders({ status, seconds: undefined, isStale: false }, listed)['cdn-cache-control'];
  expect([told(200), told(404)]).toEqual([
    expect.stringContaining('stale-if-error'),
    expect.not.stringContaining('stale-if'),
  ]);
});

it.each([403, 429])('has nobody keep a %s', (status) => {
  expect(buildCacheHeaders({ status, seconds: undefined, isStale: false }, listed)).toEqual({
    'cache-control': 'no-store',
  });
});
