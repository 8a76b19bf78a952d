import { internalOf } from '../guards/made-pages';
import { mayRemake } from '../guards/making-turns';
import { usualLife } from '../http/page-life';
import { processWide } from '../process/process-wide';
import { findRequest } from '../process/request-scope';

/** Has `cache-handler.mjs`, which Next loads itself, ask before an old page is made anew. */
export const limitRemakes = (): void => void processWide('page may be remade', () => mayBeRemade);

/**
 * One that lives for so few `seconds` lacks something, and has turns of its own. Of one that was only asked for ahead Next
 * makes no other, so it needs no turn. `age`: milliseconds.
 */
function mayBeRemade(key: string, seconds: unknown, age: number): boolean {
  const lacks = typeof seconds === 'number' && seconds < usualLife;
  return Boolean(findRequest()?.isAhead) || mayRemake(internalOf(key), { lacks, age });
}
