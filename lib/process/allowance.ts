import { LRUCache } from 'lru-cache';

/** How often something may be done in a span of time. */
export type Allowance = { most: number; seconds: number };

type Span = { taken: number; until: number };

/**
 * Counts what each one does, within this process. Of more than `mostKnown` those who have done nothing for longest are
 * forgotten. `take` gives the seconds after which one may go on: 0 who may now.
 */
export function countAllowances(mostKnown: number) {
  const spans = new LRUCache<string, Span>({ max: mostKnown });
  return {
    take(who: string, { most, seconds }: Allowance): number {
      const now = Date.now();
      const found = spans.get(who);
      // Of one that ends later than any can, the clock was set back.
      const isOpen = found !== undefined && found.until > now && found.until <= now + seconds * 1000;
      const span = isOpen ? found : { taken: 0, until: now + seconds * 1000 };
      span.taken += 1;
      spans.set(who, span);
      return span.taken > most ? Math.ceil((span.until - now) / 1000) : 0;
    },
  };
}
