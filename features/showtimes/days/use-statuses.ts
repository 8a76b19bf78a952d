import { useDeferredValue, useMemo } from 'react';
import { resolveStatus, type Showing } from '@/lib/domain/showing';
import type { ShowtimeStatus } from '@/lib/domain/showtime';
import { useAtNow } from '@/lib/visitor/device/use-now';

const statuses = ['available', 'soldout', 'locked'] as const satisfies readonly ShowtimeStatus[];

/**
 * What can be booked of some showings by the visitor's clock, in their order; as the API said in the first client render.
 * Deferred, for a page has dozens of such lists and the clock speaks to all of them at once.
 */
export function useStatuses(showings: readonly Showing[], timeZone: string): readonly ShowtimeStatus[] {
  // One digit a showing, because an answer must be equal to itself from one minute to the next.
  const digits = useAtNow((now) =>
    showings.map((showing) => statuses.indexOf(resolveStatus(showing, now, timeZone))).join(''),
  );
  const now = useMemo(() => ({ showings, digits }), [showings, digits]);
  const later = useDeferredValue(now);
  return [...(later.showings === showings ? later : now).digits].map((digit) => statuses[Number(digit)] ?? 'available');
}

/** Whether there is something and none of it can be booked any more. */
export const useAreOver = (showings: readonly Showing[], timeZone: string): boolean =>
  useAtNow(
    (now) =>
      now !== null &&
      showings.length > 0 &&
      showings.every((showing) => resolveStatus(showing, now, timeZone) === 'locked'),
  );
