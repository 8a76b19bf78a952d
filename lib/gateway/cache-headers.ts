import type { CachedAnswer } from '../api/answer-cache';
import type { Cache } from '../api/endpoint';

/** Seconds. What stands in for an answer, or says that there is none, may be of a fault, and nobody is to have it ten seconds after. */
const longestStale = 30;
const doubtful = 5;

/** How long who may keep an answer. */
export function buildCacheHeaders(
  { status, seconds: own, isStale }: Pick<CachedAnswer, 'status' | 'seconds' | 'isStale'>,
  cache: Cache,
): Record<string, string> {
  if (cache === 'never' || [403, 429].includes(status)) return { 'cache-control': 'no-store' };
  const seconds = isStale || status !== 200 ? doubtful : (own ?? cache.seconds);
  return {
    // No `stale-while-revalidate`: a browser would take it for itself, and show showtimes as they were minutes ago.
    'cache-control': `public, max-age=0, s-maxage=${seconds}`,
    // Our own edge may, for a moment, and for an hour where no site answers.
    'cdn-cache-control': `max-age=${seconds}, stale-while-revalidate=${Math.min(seconds, longestStale)}, stale-if-error=3600`,
  };
}
