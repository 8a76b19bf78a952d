/** Every write of a visitor bears it: no form and no foreign page can add a header without asking first. */
const ownHeader = 'x-candela-request';

/** Whether a write comes from a page of this very site. */
export function isOwnRequest(request: Request): boolean {
  const { headers } = request;
  if (headers.get(ownHeader) !== '1') return false;
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null && fetchSite !== 'same-origin') return false;
  const origin = headers.get('origin');
  return origin === null || parseHost(origin) === headers.get('host');
}

/**
 * Whether a visitor went to an address from a page of this very site, or typed it. A browser that does not say where from
 * by `Sec-Fetch-Site` says so by `Referer`.
 */
export function isOwnNavigation({ headers }: Request): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none';
  const referer = headers.get('referer');
  return referer !== null && parseHost(referer) === headers.get('host');
}

/**
 * Whether a page of another site, or of a neighbour of its domain, led here. A typed address, a bookmark, an app that opens
 * a page and a browser that says nothing at all do not count as one.
 */
export function isForeignNavigation(request: Request): boolean {
  const { headers } = request;
  return (headers.has('sec-fetch-site') || headers.has('referer')) && !isOwnNavigation(request);
}

function parseHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
