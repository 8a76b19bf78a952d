import { useEffect } from 'react';
import { buildClock, type Clock } from '@/lib/domain/day';
import type { Showing } from '@/lib/domain/showing';
import { listStandings, type Standing } from '@/lib/domain/standing';
import { setClockBy, useAtNow } from '@/lib/visitor/device/use-now';
import type { ShowtimeFacts } from './name.logic';

/** What follows from the visitor's clock, unless that is wrong by days; from that of the page in the first client render. */
export function useAtClock(
  { timeZone, madeAt }: Pick<ShowtimeFacts, 'timeZone' | 'madeAt'>,
  ask: (clock: Clock) => string,
): string {
  useEffect(() => setClockBy(madeAt.at), [madeAt.at]);
  return useAtNow((now) => ask(now ? buildClock(now, timeZone) : madeAt));
}

/** How some showings stand by the clock, in their order. */
export const useStandings = (showings: readonly Showing[], facts: ShowtimeFacts): Standing =>
  useAtClock(facts, (clock) => listStandings(showings, clock));
