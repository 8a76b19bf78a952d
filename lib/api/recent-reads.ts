import { LRUCache } from 'lru-cache';
import { processWide } from '../process/process-wide';
import { countPublications } from '../process/publications';
import { isWithin } from '../time/is-within';
import { findLateness } from './anew';

type Recent = { entity: unknown; length: number; late: number; published: number; at: number };

/** Milliseconds. */
const life = 1_000;
/** Characters of the answers. */
const most = 8_000_000;

/**
 * What was read in the last second. Next hands out what it keeps as new bytes each time, which is most of what a board of
 * showtimes costs, and all of them garbage (decision 44).
 */
const recent = processWide(
  'recent reads',
  () =>
    new LRUCache<string, Recent>({
      ...{ maxSize: most, ttl: life, ttlAutopurge: true },
      sizeCalculation: ({ length }, url) => length + url.length,
    }),
);

/**
 * An answer that was read a moment ago, where it need be no fresher now and nothing was published since. None for a page,
 * which reads for itself: Next notes what it is made of.
 */
export function findRecentRead(url: string): Pick<Recent, 'entity'> | null {
  const known = recent.get(url);
  const late = findLateness();
  if (!known || late === undefined || known.late > late) return null;
  return isWithin(known.at, known.at + life) && known.published === countPublications() ? known : null;
}

/** `length`: of the answer's text. What may be any age is not noted. */
export function noteRecentRead(url: string, entity: unknown, length: number): void {
  const late = findLateness();
  if (late !== undefined) recent.set(url, { entity, length, late, published: countPublications(), at: Date.now() });
}

export const forgetRecentReads = (): void => recent.clear();
