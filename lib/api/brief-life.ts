import { AsyncLocalStorage } from 'node:async_hooks';
import { unstable_cache } from 'next/cache';

/** Seconds that are kept what lacks a part. */
export const briefLife = 10;

/** Next keeps a page no longer than the briefest of what it is made of. Nothing else is of use in this one. */
const brief = unstable_cache(async () => true, ['brief life'], { revalidate: briefLife });

/** A composed answer is kept by us and not by Next, so it learns here what became of its parts. */
const composing = new AsyncLocalStorage<{ isWhole: boolean }>();

/** Has the page or the answer that is being made kept briefly. */
export async function keepBriefly(): Promise<void> {
  const composed = composing.getStore();
  if (composed) composed.isWhole = false;
  else await brief();
}

/** What was made, and whether no part of it is missing. */
export async function makeNotingGaps<T>(make: () => Promise<T>): Promise<{ made: T; isWhole: boolean }> {
  const composed = { isWhole: true };
  return { made: await composing.run(composed, make), isWhole: composed.isWhole };
}
