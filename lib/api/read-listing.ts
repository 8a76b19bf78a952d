import type { CitySummary } from '../domain/cinema';
import { pickKidsTags } from '../domain/family-list';
import { joinListing, type Listed } from '../domain/listing';
import type { Tag } from '../domain/tag';
import { cinemaToday } from '../sites/cinema-today';
import type { Locale } from '../sites/locales';
import { cities, zone } from './endpoints/cinemas';
import { shows } from './endpoints/shows';
import { tags } from './endpoints/tags';
import { read } from './read';
import { findOr, readOr } from './read-or';
import { skipUnbookableFirstDays } from './skip-unbookable-first-days';

type ListingOfSite = {
  listed: Listed[];
  /** The regions whose programmes were asked, by zone id. */
  regions: string[];
  /** The tags of showings for children that its main regions have and by which films may be filtered. */
  kidsTags: Tag[];
  /** Whether any of their programmes answered. If none did, nothing is known of what can be booked, and nothing is there to be said of it. */
  isHeard: boolean;
  /** The site's cinema day. */
  today: string;
};

/**
 * Every title of a site with what its main regions play. A region that does not answer is left out:
 * the list of titles is worth showing without it.
 */
export async function readListing(locale: Locale): Promise<ListingOfSite> {
  const today = cinemaToday(locale);
  const [titles, towns, known] = await Promise.all([
    read(locale, shows, {}),
    readOr(locale, cities, {}, []),
    readOr(locale, tags, {}, []),
  ]);
  const regions = listMainRegions(towns);
  const zones = (await Promise.all(regions.map((id) => findOr(locale, zone, { id }, null)))).filter(
    (found) => found !== null,
  );
  return {
    listed: await skipUnbookableFirstDays(locale, joinListing(titles, zones, today, known), zones, today),
    regions,
    isHeard: zones.length > 0,
    kidsTags: pickKidsTags(known, zones),
    today,
  };
}

/** The cities that stand for the whole site; all of them where none is marked. */
function listMainRegions(towns: readonly CitySummary[]): string[] {
  const main = towns.filter(({ isMainRegion }) => isMainRegion);
  return (main.length ? main : towns).map(({ slug }) => slug);
}
