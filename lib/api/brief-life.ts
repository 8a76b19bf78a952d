import { AsyncLocalStorage } from 'node:async_hooks';
import { unstable_cache } from 'next/cache';
import { doImpatiently } from './silent-calls';

/**
 * Seconds that are kept what lacks a part, and what is whole because an earlier answer stands in. The first is half of what
 * it may take until a page is whole again: whoever comes when it is due is still sent the old one.
 */
export const briefLife = { lacking: 5, earlier: 10 } as const;
type Reason = keyof typeof briefLife;

/** Next keeps a page no longer than the briefest of what it is made of. Nothing else is of use in these. */
const brief: Record<Reason, () => Promise<boolean>> = {
  lacking: unstable_cache(async () => true, ['brief life', 'lacking'], { revalidate: briefLife.lacking }),
  earlier: unstable_cache(async () => true, ['brief life', 'earlier'], { revalidate: briefLife.earlier }),
};

/** A composed answer is kept by us and not by Next, so it learns here what became of its parts. */
const composing = new AsyncLocalStorage<{ gap: Reason | null }>();

/** Has the page or the answer that is being made kept briefly. */
export async function keepBriefly(reason: Reason = 'lacking'): Promise<void> {
  const composed = composing.getStore();
  if (!composed) await brief[reason]();
  else if (composed.gap !== 'lacking') composed.gap = reason;
}

/** What was made, and why it may only be kept briefly; null where it is whole. */
export async function doNotingGaps<T>(make: () => Promise<T>): Promise<{ made: T; gap: Reason | null }> {
  const composed: { gap: Reason | null } = { gap: null };
  return { made: await doImpatiently(() => composing.run(composed, make)), gap: composed.gap };
}
