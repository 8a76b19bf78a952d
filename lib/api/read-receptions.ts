import { countShares } from '../domain/opinion-shares';
import { isFresh, pickApproval } from '../domain/reception';
import { log } from '../process/log';
import { mapBounded } from '../process/map-bounded';
import { processWide } from '../process/process-wide';
import { shareCalls } from '../process/share-calls';
import type { Locale } from '../sites/locales';
import { doNotingGaps, keepBriefly } from './brief-life';
import { show } from './endpoints/shows';
import { CatalogueError, isFrameworks } from './errors';
import { keptReceptions, lackingLife, type Receptions, receptionsLife } from './kept-receptions';
import { find } from './read';
import { readListing } from './read-listing';

/** Questions at a time: others have some too. */
const atOnce = 6;
/** So many titles may be out of reach before it is the catalogue that is. */
const mostFailures = 3;

type Composed = Awaited<ReturnType<typeof doNotingGaps<Receptions>>>;

const shareReceptions = processWide('asked receptions', () => shareCalls<Composed>());

/**
 * What audiences think of all that plays. The list of titles has no counters and each title's details have, so that it is
 * composed of a hundred of them, which the pages of films read anyway: once at a time, and kept. A title that does not
 * answer is left out. Throws when several do not, or none is there.
 */
export async function readReceptions(locale: Locale): Promise<Receptions> {
  const known = keptReceptions.get(locale);
  if (known) return known;
  const { made, gap } = await shareReceptions(locale, () => doNotingGaps(() => compose(locale)));
  keptReceptions.set(locale, made, { ttl: gap ? lackingLife : receptionsLife });
  if (gap) await keepBriefly(gap);
  return made;
}

async function compose(locale: Locale): Promise<Receptions> {
  const { listed, today } = await readListing(locale);
  const playing = listed.filter(({ bookable }) => bookable).map(({ show: { slug } }) => slug);
  let failures = 0;
  let there = 0;
  const found = await mapBounded(playing, atOnce, async (slug) => {
    try {
      const details = await find(locale, show, { slug });
      if (details) there += 1;
      const felt = details && pickApproval(countShares(details.feelings.emotions));
      return [slug, felt ?? (details && isFresh(details, today) ? ('new' as const) : null)] as const;
    } catch (error) {
      failures += 1;
      if (isFrameworks(error) || failures > mostFailures) throw error;
      log.warn('done without', { part: `reception of ${slug}`, locale, reason: String(error) });
      await keepBriefly();
      return [slug, null] as const;
    }
  });
  // One title may be gone from one moment to the next; of none that plays it is a fault that says so.
  if (there === 0 && playing.length > mostFailures) throw new CatalogueError('No title that plays is there.');
  return Object.fromEntries(found.flatMap(([slug, reception]) => (reception ? [[slug, reception]] : [])));
}
