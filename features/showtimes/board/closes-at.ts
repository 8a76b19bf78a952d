import type { Showing } from '@/lib/domain/showing';
import { resolveInstant } from '@/lib/time/instant';

/** Milliseconds since 1970, from when on none of some showings can be booked any more. */
export const closesAt = (showings: readonly Showing[], timeZone: string): number =>
  Math.max(
    0,
    ...showings
      .filter(({ status }) => !status)
      .map(({ until, time }) => Date.parse(until ?? resolveInstant(time, timeZone))),
  );
