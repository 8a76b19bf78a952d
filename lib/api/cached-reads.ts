import { LRUCache } from 'lru-cache';
import { processWide } from '../process/process-wide';
import type { SiteId } from '../sites/sites';
import { isWithin } from '../time/is-within';
import { type Cache, cacheTagsOf, type Endpoint } from './endpoint';

type Read = { site: SiteId; cache: Cache };

const cachedReads = processWide('readable', () => new LRUCache<string, Read>({ max: 2_000 }));

/** Milliseconds for which it has to be said that what was there is there no more, before that is believed, unless something was published. */
export const doubt = 300_000;
/** Milliseconds after which it is believed at once: twice what the longest row is kept for. */
const memory = 7_200_000;

/** `isFull`: whether there was anything in it; `deniedAt`: when it was first said since that there is not. */
type Said = Read & { isFull: boolean; deniedAt: number | undefined };

const lastSaid = processWide('said lately', () => new LRUCache<string, Said>({ max: 10_000, ttl: memory }));

/** A list without rows, a map without entries, and what holds nothing but such. */
const isNothing = (entity: unknown): boolean =>
  typeof entity === 'object' && entity !== null && Object.values(entity).every(isNothing);

/** Notes what was said, so that the contrary is doubted. */
export function noteSaid(url: string, { site, cache }: Read, entity: unknown): void {
  if (cache !== 'never') lastSaid.set(url, { site, cache, isFull: !isNothing(entity), deniedAt: undefined });
}

/** Notes that an answer was read and is kept: until its seconds are over, pages are made of it whatever the catalogue does. */
export function noteCachedRead(url: string, { site, cache }: Read, entity: unknown): void {
  if (cache === 'never') return;
  cachedReads.set(url, { site, cache }, { ttl: cache.seconds * 1000 });
  noteSaid(url, { site, cache }, entity);
}

export const isCachedRead = (url: string): boolean => cachedReads.has(url);

/** Whether "not found" contradicts what was said before: a fault may say so of anything. */
export const isDoubtful = (url: string, status: number | undefined): boolean =>
  status === 404 && isDenialYoung(lastSaid.get(url));

/** Whether a list that was full has nothing in it now, of a call that is not empty from one minute to the next. */
export function isDoubtfullyEmpty(url: string, { mayBeEmpty }: Pick<Endpoint, 'mayBeEmpty'>, entity: unknown): boolean {
  if (mayBeEmpty || !isNothing(entity)) return false;
  const said = lastSaid.get(url);
  return said?.isFull === true && isDenialYoung(said);
}

function isDenialYoung(said: Said | undefined): boolean {
  if (!said) return false;
  said.deniedAt ??= Date.now();
  return isWithin(said.deniedAt, said.deniedAt + doubt);
}

/** After a publication event: old answers that carry its tags are asked for again, and what was taken away is believed to be. */
export function forgetCachedReads(tags?: readonly string[]): void {
  for (const reads of [cachedReads, lastSaid])
    for (const [url, { site, cache }] of [...reads.entries()])
      if (!tags || cacheTagsOf({ cache }, site).some((tag) => tags.includes(tag))) reads.delete(url);
}
