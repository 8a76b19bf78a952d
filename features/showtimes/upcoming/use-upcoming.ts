import { useEffect } from 'react';
import { setClockBy } from '@/lib/visitor/device/use-now';
import { useFreshAnswer } from '../asking/use-fresh-answer';
import type { UpcomingVenues } from './upcoming.logic';

/** What comes next; all of it would be over by a clock that is days ahead, so that it is put right. */
export function useUpcoming(url: string | null) {
  const answer = useFreshAnswer<UpcomingVenues>(url);
  const madeAt = answer.latest?.madeAt;
  useEffect(() => {
    if (madeAt) setClockBy(madeAt);
  }, [madeAt]);
  return answer;
}
