import { performance } from 'node:perf_hooks';
import { processWide } from '../process/process-wide';
import { findRequest, findWait, type RequestScope } from '../process/request-scope';

/** What a visitor has waited for, how many of their questions are open, and since when one is. */
type Waits = { spent: number; open: number; since: number };
const waits = processWide('waits for redis', () => new WeakMap<RequestScope, Waits>());

/** Milliseconds in which this process had nothing to do: what it does itself is not held against who answers. */
const readClock = (): number => performance.eventLoopUtilization().idle;

/**
 * Asks something that a visitor waits for so many milliseconds at most, together with all else that is asked for the same one:
 * at the same time, they wait for it once. Who has waited so long is given nothing. Where nobody waits, each question has all of it.
 */
export async function waitForVisitor<T>(
  most: number,
  ask: (left: number) => Promise<T | undefined>,
): Promise<T | undefined> {
  const request = findRequest();
  if (!request || findWait() === null) return ask(most);
  const own = waits.get(request) ?? { spent: 0, open: 0, since: 0 };
  waits.set(request, own);
  const now = readClock();
  if (own.open === 0) own.since = now;
  const left = Math.floor(most - own.spent - (now - own.since));
  if (left < 1) return undefined;
  own.open += 1;
  const begun = performance.now();
  const answer = await ask(left);
  own.open -= 1;
  if (own.open === 0) own.spent += readClock() - own.since;
  // In vain: whatever this process did meanwhile, it is not asked again.
  if (answer === undefined && performance.now() - begun >= left) own.spent = most;
  return answer;
}
