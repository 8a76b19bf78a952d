import { LRUCache } from 'lru-cache';
import { processWide } from '../process/process-wide';
import type { Cache } from './endpoint';

const readable = processWide('readable', () => new LRUCache<string, true>({ max: 2_000 }));

/** Notes that an answer was read and is kept: until its seconds are over, pages are made of it whatever the catalogue does. */
export function noteRead(url: string, cache: Cache): void {
  if (cache !== 'never') readable.set(url, true, { ttl: cache.seconds * 1000 });
}

export const isReadable = (url: string): boolean => readable.has(url);

/** After a publication event: old answers are asked for again. */
export const forgetReadable = (): void => readable.clear();
