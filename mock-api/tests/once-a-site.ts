import type { SiteId } from '@/lib/sites/sites';

/** Asked of a site once for all tests of a file that holds the clock: what they look at is the same answer. */
export function onceASite<Answer>(ask: (site: SiteId) => Promise<Answer>): (site: SiteId) => Promise<Answer> {
  const known = new Map<SiteId, Promise<Answer>>();
  return (site) => {
    const found = known.get(site) ?? ask(site);
    known.set(site, found);
    return found;
  };
}
