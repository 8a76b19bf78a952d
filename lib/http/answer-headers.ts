import type { ScreenResolution } from '../routing/resolve';
import { screenFactsOf } from '../routing/screen-facts';
import { resolveHost } from '../sites/hosts';
import type { SiteId } from '../sites/sites';
import { buildPageLife } from './page-life';

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
    ...(negotiated ? cachedByNobodyElse : buildPageLife()),
  };
}
