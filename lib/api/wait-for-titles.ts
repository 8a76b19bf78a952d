import { log } from '@/lib/process/log';
import { localesOf } from '@/lib/sites/locales';
import type { SiteId } from '@/lib/sites/sites';
import { processWide } from '../process/process-wide';
import { shareCalls } from '../process/share-calls';
import { isWithin } from '../time/is-within';
import { shows } from './endpoints/shows';
import { read } from './read';
import { areTitlesKnown } from './wire/movies';

/** Milliseconds for which an answer waits for the list, and for which nobody asks again after that was in vain. */
const patience = 500;
const breather = 5_000;

const failedAt = processWide('titles not known', () => new Map<SiteId, number>());
const share = shareCalls<void>();

/**
 * Waits until this process has read which titles of a site are films, where it has not yet: once, and not for long. Returns
 * whether it has. Never throws.
 */
export async function waitForTitles(site: SiteId): Promise<boolean> {
  const failed = failedAt.get(site);
  if (areTitlesKnown(site) || (failed && isWithin(failed, failed + breather))) return areTitlesKnown(site);
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  await Promise.race([share(site, () => readTitles(site)), late]);
  clearTimeout(timer);
  if (!areTitlesKnown(site)) failedAt.set(site, Date.now());
  return areTitlesKnown(site);
}

/** Goes on when nobody waits any longer, for those who come later. */
async function readTitles(site: SiteId): Promise<void> {
  const [locale] = localesOf(site);
  try {
    if (locale) await read(locale.code, shows, {});
  } catch (error) {
    log.warn('titles not known', { site, reason: error instanceof Error ? error.message : String(error) });
  }
}
