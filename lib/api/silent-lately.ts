import { LRUCache } from 'lru-cache';
import { processWide } from '../process/process-wide';

/** Milliseconds for what somebody has just waited for in vain, and for how long that is remembered. */
const again = 1_000;
const ttl = 2_000;
const lately = processWide('silent lately', () => new LRUCache<string, true>({ max: 500, ttl }));

/** How long to wait for an answer, of so many milliseconds at the most. */
export const limitAfterSilence = (url: string, milliseconds: number): number =>
  lately.has(url) ? Math.min(again, milliseconds) : milliseconds;

/** Asks within so many milliseconds. `onSilence` is told when it waited for as long in vain. */
export async function askWithin<T>(
  milliseconds: number,
  ask: (milliseconds: number) => Promise<T>,
  onSilence: () => void,
): Promise<T> {
  const start = performance.now();
  return ask(milliseconds).catch((error: unknown) => {
    if (performance.now() - start > 0.9 * milliseconds) onSilence();
    throw error;
  });
}

/**
 * Asks before a page what the page will ask itself: for two seconds nobody waits long for what was silent. Who then waits in
 * vain does not prolong it, or a call that is slow and answers would be given up for as long as it is asked.
 */
export const askBeforePage = <T>(
  url: string,
  milliseconds: number,
  ask: (milliseconds: number) => Promise<T>,
): Promise<T> =>
  lately.has(url)
    ? ask(limitAfterSilence(url, milliseconds))
    : askWithin(milliseconds, ask, () => void lately.set(url, true));
