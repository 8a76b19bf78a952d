import { LRUCache } from 'lru-cache';
import { processWide } from '../process/process-wide';
import type { Cache } from './endpoint';

const cachedReads = processWide('readable', () => new LRUCache<string, true>({ max: 2_000 }));

/** Notes that an answer was read and is kept: until its seconds are over, pages are made of it whatever the catalogue does. */
export function noteCachedRead(url: string, cache: Cache): void {
  if (cache !== 'never') cachedReads.set(url, true, { ttl: cache.seconds * 1000 });
}

export const isCachedRead = (url: string): boolean => cachedReads.has(url);

/** After a publication event: old answers are asked for again. */
export const forgetCachedReads = (): void => cachedReads.clear();
