import { startTransition, useEffect, useState } from 'react';
import { waitForPaint } from '@/lib/time/wait-for-paint';

/** Titles that fill the first view of a phone, and then as many at a time. */
const step = 8;
/** The rows of this visit have all been drawn once: who comes back to them is put where they were at once. */
let areDrawn = false;

/**
 * How many of the rows that are wanted are drawn: while a page wakes up a few with each paint, for all of them block a
 * phone. All at once for whoever has scrolled, whose place would be gone while rows are missing.
 */
export function useSteps(wanted: number): number {
  const [drawn, setDrawn] = useState(() => (areDrawn || scrollY > 0 ? Number.POSITIVE_INFINITY : step));
  useEffect(() => {
    if (drawn < wanted) return waitForPaint(() => startTransition(() => setDrawn(drawn + step)));
    areDrawn = true;
    return undefined;
  }, [drawn, wanted]);
  return Math.min(drawn, wanted);
}
