import { useState } from 'react';

/** The last value that was settled: what stands on the page stays while the answers behind it are on their way. */
export function useSteady<Value>(first: Value, now: Value, isSettled: boolean): Value {
  const [kept, keep] = useState(first);
  if (!isSettled || now === kept) return kept;
  keep(now);
  return now;
}
