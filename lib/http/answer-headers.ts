import type { ScreenAnswer } from '../routing/resolve';
import { routeOf } from '../routing/routes';
import { resolveHost } from '../sites/hosts';

/** For answers that depend on the visitor's language or on what exists right now: shared caches keep them a minute at most. */
export const brief = { 'Cache-Control': 'public, max-age=0, s-maxage=60', Vary: 'Accept-Language, Cookie' };

/** What the address and the host add to a page that is the same for everyone. */
export function answerHeaders(
  host: string | null,
  { screen, filters, negotiated }: ScreenAnswer,
): Record<string, string> {
  const closed = resolveHost(host).environment !== 'production';
  const hidden = routeOf(screen).index === false || filters > 1;
  return {
    ...((closed || hidden) && { 'X-Robots-Tag': closed ? 'noindex, nofollow' : 'noindex' }),
    ...(negotiated && brief),
  };
}
