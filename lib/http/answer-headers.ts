import type { ScreenAnswer } from '../routing/resolve';
import { factsOf } from '../routing/screen-facts';
import { resolveHost } from '../sites/hosts';

/** For redirects by language: shared caches keep them a minute, apart for each wish. */
export const brief = { 'Cache-Control': 'public, max-age=0, s-maxage=60', Vary: 'Accept-Language, Cookie' };

/** For pages in the visitor's language under an address that does not say it. Next writes its own `Vary` on a page, so no shared cache may keep them. */
export const unshared = { 'Cache-Control': 'private, max-age=0, must-revalidate' };

/** For a page that stands in for one that cannot be made now: of use to nobody but who asked, and worth another try soon. */
export const passing = {
  'Cache-Control': 'private, no-store, max-age=0',
  'Retry-After': '30',
  'X-Robots-Tag': 'noindex',
};

/** What the address and the host add to a page that is the same for everyone. */
export function answerHeaders(
  host: string | null,
  { screen, filters, negotiated }: ScreenAnswer,
): Record<string, string> {
  const closed = resolveHost(host).environment !== 'production';
  const hidden = factsOf(screen).index === false || filters > 1;
  return {
    ...((closed || hidden) && { 'X-Robots-Tag': closed ? 'noindex, nofollow' : 'noindex' }),
    ...(negotiated && unshared),
  };
}
