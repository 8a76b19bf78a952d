import type { CachedAnswer } from '../api/answer-cache';
import type { Cache } from '../api/endpoint';

/** Seconds: how long an edge may show what is old while it is made anew, and may keep what may be of a fault. */
const longestStale = 30;
const longestDoubtful = 5;

type Kept = Pick<CachedAnswer, 'status' | 'seconds' | 'isStale' | 'until'>;

/** Whether an answer may be of a fault: it stands in for one, lacks a part or says that there is none. */
export const isDoubted = ({ status, seconds, isStale }: Omit<Kept, 'until'>): boolean =>
  isStale || status !== 200 || seconds !== undefined;

/** How long who may keep an answer. */
export function buildCacheHeaders(served: Kept, cache: Cache): Record<string, string> {
  const { status } = served;
  if (cache === 'never' || [403, 429].includes(status)) return { 'cache-control': 'no-store' };
  const isDoubtful = isDoubted(served);
  const seconds = isDoubtful ? secondsOfDoubtful(served) : cache.seconds;
  return {
    // No `stale-while-revalidate`: a browser would take it for itself, and show showtimes as they were minutes ago.
    'cache-control': `public, max-age=0, s-maxage=${seconds}`,
    // Our own edge may, for a moment, and for an hour where no site answers.
    'cdn-cache-control': [
      `max-age=${seconds}`,
      ...(isDoubtful ? [] : [`stale-while-revalidate=${Math.min(seconds, longestStale)}`]),
      ...(status === 200 ? ['stale-if-error=3600'] : []),
    ].join(', '),
  };
}

/**
 * What stands in for an answer, lacks a part or says that there is none may be of a fault, and nobody is to have it ten seconds
 * after: others forget it when we do. An edge counts whole seconds, and may add one.
 */
function secondsOfDoubtful({ seconds = longestDoubtful, until = 0 }: Kept): number {
  const left = Math.round((until - Date.now()) / 1000);
  return Math.max(0, Math.min(seconds, left));
}
