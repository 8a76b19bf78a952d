import type { SiteId } from '@/lib/sites/sites';
import { processWide } from '../process/process-wide';

const last = processWide('heard from', () => new Map<SiteId, number>());

/** Notes that a site's catalogue has just answered. Answers out of a cache do not count. */
export const noteCatalogueHeard = (site: SiteId): void => void last.set(site, Date.now());

/** Whole seconds since then; null before the first answer. */
export function secondsSinceCatalogueHeard(site: SiteId): number | null {
  const at = last.get(site);
  return at === undefined ? null : Math.floor((Date.now() - at) / 1000);
}
