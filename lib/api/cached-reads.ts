import { LRUCache } from 'lru-cache';
import { processWide } from '../process/process-wide';
import type { SiteId } from '../sites/sites';
import { type Cache, cacheTagsOf } from './endpoint';

type Read = { site: SiteId; cache: Cache };

const cachedReads = processWide('readable', () => new LRUCache<string, Read>({ max: 2_000 }));

/** Milliseconds for which it is not believed that what was there is there no more, unless something was published. */
export const doubt = 300_000;

/** `isFull`: whether there was anything in it. */
const lateReads = processWide(
  'read lately',
  () => new LRUCache<string, Read & { isFull: boolean }>({ max: 10_000, ttl: doubt }),
);

const isNothing = (entity: unknown): boolean => Array.isArray(entity) && entity.length === 0;

/** Notes that an answer was read and is kept: until its seconds are over, pages are made of it whatever the catalogue does. */
export function noteCachedRead(url: string, { site, cache }: Read, entity: unknown): void {
  if (cache === 'never') return;
  cachedReads.set(url, { site, cache }, { ttl: cache.seconds * 1000 });
  lateReads.set(url, { site, cache, isFull: !isNothing(entity) });
}

export const isCachedRead = (url: string): boolean => cachedReads.has(url);

/** Whether "not found" contradicts what was read minutes ago: a fault may say so of anything. */
export const isDoubtful = (url: string, status: number | undefined): boolean => status === 404 && lateReads.has(url);

/** Whether a list that was full minutes ago has nothing in it. */
export const isDoubtfullyEmpty = (url: string, entity: unknown): boolean =>
  isNothing(entity) && lateReads.get(url)?.isFull === true;

/** After a publication event: old answers that carry its tags are asked for again, and what was taken away is believed to be. */
export function forgetCachedReads(tags?: readonly string[]): void {
  for (const reads of [cachedReads, lateReads])
    for (const [url, { site, cache }] of [...reads.entries()])
      if (!tags || cacheTagsOf({ cache }, site).some((tag) => tags.includes(tag))) reads.delete(url);
}
