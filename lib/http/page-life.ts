/** Seconds for which a shared cache keeps a page as a rule. */
export const usualLife = 10;

/**
 * For a page that is the same for everyone: a shared cache asks again after ten seconds, and the site answers from what it
 * has made. Next's own words would let any cache show what is stale for a year, a browser among them when a link is
 * followed; its `expireTime` shortens that, and has a page that old answer 500 during an outage (decision 31). A page that
 * lives for less lacks a part, or was made of what is not sure: nobody is shown it while it is asked for again.
 */
export const buildPageLife = (seconds: number = usualLife) => ({
  'Cache-Control': `public, max-age=0, s-maxage=${seconds}`,
  // For the cache of our own edge alone (RFC 9213), which no browser reads: shown at once and remade behind it for half a
  // minute, and for a day where no site answers.
  'CDN-Cache-Control': [
    `max-age=${seconds}`,
    ...(seconds < usualLife ? [] : ['stale-while-revalidate=30']),
    'stale-if-error=86400',
  ].join(', '),
});
