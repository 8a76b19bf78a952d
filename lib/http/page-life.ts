/** Seconds for which a shared cache keeps a page as a rule. */
export const usualLife = 10;

/** Seconds, of a page that the site hands out while it makes the next one. */
const lifeOfStale = 2;

/** Seconds for which our own edge shows a page once it is older than its life, at once, and has it made anew behind that. */
const shownWhileRemade = {
  asARule: 300,
  /** A page that is less than it could be, for lack of what a fault takes: whoever comes after a pause is to have it whole. */
  withEarlierParts: 30,
  /** The one in its place is made by then, and whoever comes later gets that. */
  stale: 10,
  /** An old one that waits for its turn to be made anew, while the site is busy: half a minute, as the turns have it. */
  postponed: 30,
  brief: 0,
};

type Life = {
  /** How long the site keeps it, where that is so brief that no cache may keep it for longer. */
  seconds?: number | undefined;
  /** Whether the site is making the next one meanwhile. */
  isStale?: boolean;
  /** Whether it is old, and the site will make the next one when somebody asks again. */
  isPostponed?: boolean;
};

/**
 * For a page that is the same for everyone: a shared cache asks again after ten seconds, and the site answers from what it
 * has made. Next's own words would let any cache show what is stale for a year, a browser among them when a link is
 * followed; its `expireTime` shortens that, and has a page that old answer 500 during an outage (decision 31). A page that
 * lives for less lacks a part, or was made of what is not sure: nobody is shown it while it is asked for again.
 */
export function buildPageLife(page: Life = {}) {
  const kind = findKind(page);
  const isReplaced = kind === 'brief' ? page.isStale || page.isPostponed : kind === 'stale';
  const life = Math.min(page.seconds ?? usualLife, isReplaced ? lifeOfStale : usualLife);
  const shown = shownWhileRemade[kind];
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${life}`,
    // For the cache of our own edge alone (RFC 9213), which no browser reads: nginx has nobody wait for whoever asks for a page
    // anew, so without this all who come after a pause are sent on at once. And for a day where no site answers.
    'CDN-Cache-Control': [
      `max-age=${life}`,
      ...(shown ? [`stale-while-revalidate=${shown}`] : []),
      'stale-if-error=86400',
    ].join(', '),
  };
}

function findKind({ seconds, isStale, isPostponed }: Life): keyof typeof shownWhileRemade {
  if (seconds !== undefined && seconds < usualLife) return 'brief';
  if (isPostponed) return 'postponed';
  if (isStale) return 'stale';
  return seconds === undefined ? 'asARule' : 'withEarlierParts';
}
