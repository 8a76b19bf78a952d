import type { ScreenResolution } from '../routing/resolve';
import { screenFactsOf } from '../routing/screen-facts';
import { resolveHost } from '../sites/hosts';
import type { SiteId } from '../sites/sites';

/**
 * For a page that is the same for everyone: a shared cache asks again after ten seconds, and the site answers from what it
 * has made. Next's own words would let any cache show what is stale for a year, a browser among them when a link is
 * followed; its `expireTime` shortens that, and has a page that old answer 500 during an outage (decision 31).
 */
const cachedForAll = {
  'Cache-Control': 'public, max-age=0, s-maxage=10',
  // For the cache of our own edge alone (RFC 9213), which no browser reads: shown at once and remade behind it for half a
  // minute, and for a day where no site answers.
  'CDN-Cache-Control': 'max-age=10, stale-while-revalidate=30, stale-if-error=86400',
};

/**
 * For what depends on the visitor's language and whose address does not say it. Next writes its own `Vary` on a page, and large caches
 * read none at all, so no shared cache may keep it.
 */
export const cachedByNobodyElse = { 'Cache-Control': 'private, max-age=0, must-revalidate' };

/** For a page that stands in for one that cannot be made now: of use to nobody but who asked, and worth another try soon. */
export const notCached = {
  'Cache-Control': 'private, no-store, max-age=0',
  'Retry-After': '30',
  'X-Robots-Tag': 'noindex',
};

/** What the address and the host add to a page that is the same for everyone. */
export function buildAnswerHeaders(
  host: string | null,
  enabled: readonly SiteId[],
  { screen, filters, isOwnView, negotiated }: ScreenResolution,
): Record<string, string> {
  const closed = resolveHost(host, enabled).environment !== 'production';
  const hidden = screenFactsOf(screen).index === false || filters > 1 || isOwnView;
  return {
    ...((closed || hidden) && { 'X-Robots-Tag': closed ? 'noindex, nofollow' : 'noindex' }),
    ...(negotiated ? cachedByNobodyElse : cachedForAll),
  };
}
