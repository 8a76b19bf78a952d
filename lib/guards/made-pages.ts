import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { findProcessWide } from '../process/find-process-wide';
import { processWide } from '../process/process-wide';
import { readBuildId } from '../replicas/build-id';
import { isShared } from '../replicas/redis';
import { isMadeSomewhere } from '../replicas/shared-pages';
import { routes, type Screen } from '../routing/routes';

/** Pages on the disk, which go where room is made there and never else; and who is told of each that comes. */
const kept = processWide('kept pages', () => ({
  seen: new LRUCache<string, true>({ max: 10_000 }),
  tellNew: (): void => undefined,
}));

/**
 * Whether Next has made this page before and still has it, however old; it is then served whatever the catalogue does. Where
 * replicas share a Redis, that is asked anew of whoever has it: it forgets without a word, and memory makes room for others.
 * What another replica has made is then in the memory of this one, since nobody asks whether it can be made.
 * The place is Next's own business: the test beside this has Next's own code keep each screen, and fails where it does so
 * elsewhere. Pages are kept by the built site alone.
 */
export async function isPageMade(screen: Screen, internal: string): Promise<boolean> {
  if (process.env.NODE_ENV !== 'production') return false;
  if (isShared()) {
    const key = pageKey(screen, internal);
    return findProcessWide<HoldPage>('hold page')?.(key) ?? isMadeSomewhere(readBuildId(), key);
  }
  if (kept.seen.has(internal)) return true;
  const found = await isOnDisk(pageKey(screen, internal));
  if (found) kept.seen.set(internal, true);
  return found;
}

/** This process has just made the page that Next keeps under a key. Returns its internal path. */
export function noteMadePage(key: string): string {
  const internal = internalOf(key);
  const isNew = !kept.seen.has(internal);
  kept.seen.set(internal, true);
  if (isNew) kept.tellNew();
  return internal;
}

/** The internal path of what Next keeps under a key. */
export const internalOf = (key: string): string => key.slice(key.indexOf('$') + 1);

/** Calls back, one at most, at each page that was not there before: what is made anew takes no more room. */
export function followNewPages(call: () => void): void {
  kept.tellNew = call;
}

/** After pages have been deleted. */
export const forgetSeenPages = (): void => kept.seen.clear();

/** `cache-handler.mjs`, which Next loads itself with the first page, lays it on the shelf of the process. */
type HoldPage = (key: string) => Promise<boolean>;

const isOnDisk = (key: string): Promise<boolean> =>
  access(join(/* turbopackIgnore: true */ process.cwd(), '.next/server', `${key}.html`)).then(
    () => true,
    () => false,
  );

const sources = new Map<string, string>();

/** The name under which Next keeps a page, wherever it does. */
function pageKey(screen: Screen, internal: string): string {
  const page = `/[locale]${routes[screen].page.replace(/\/$/, '')}/page`;
  const source = sources.get(page) ?? createHash('sha256').update(page).digest('hex');
  sources.set(page, source);
  return `/route-cache/APP_PAGE/${source}/$${internal}`;
}
