import type { Clock } from '@/lib/domain/day';
import type { Showing } from '@/lib/domain/showing';
import { resolveInstant } from '@/lib/time/instant';

/** Milliseconds since 1970, from when on a list of showings is no more what it was at a moment: one of them is past. 0: none was left. */
export function staleAt(showings: readonly Showing[], { timeZone, madeAt }: { timeZone: string; madeAt: Clock }) {
  const ends = showings
    .map(({ until, time }) => Date.parse(until ?? resolveInstant(time, timeZone)))
    .filter((end) => end > madeAt.at);
  return ends.length ? Math.min(...ends) : 0;
}
