import type { ShowSummary } from '@/lib/domain/show';
import type { SiteId } from '@/lib/sites/sites';
import { processWide } from '../../process/process-wide';
import { siteOfParsing } from './parse-or-drop';

/** A title and its `type`, which is null for films. */
export type Typed = { show: ShowSummary; type: string | null };

/** Of sites whose list was read: the titles that are no movies where it calls nothing one, null where it says itself. */
const eventsOf = processWide('events of lists', () => new Map<SiteId, ReadonlySet<string> | null>());

/**
 * One site sends `isMovie: false` for everything, which says nothing, and its `specialEvent` tells a film from a concert no
 * better: there, what has no type is a movie. Showtimes carry a right `isMovie` of their own.
 */
export function withMovies(list: readonly Typed[]): ShowSummary[] {
  const isSaid = list.some(({ show }) => show.isMovie);
  const shows = list.map(({ show, type }) => (isSaid ? show : { ...show, isMovie: type === null }));
  const site = siteOfParsing();
  const events = new Set(shows.flatMap(({ isMovie, slug }) => (isMovie ? [] : [slug])));
  // Of a list with nothing in it nobody can tell.
  if (site && list.length > 0) eventsOf.set(site, isSaid ? null : events);
  return shows;
}

/** Whether the list of a site's titles was read by this process: only then it is known what is a movie. */
export const areTitlesKnown = (site: SiteId): boolean => eventsOf.has(site);

/** Whether the site whose answer is being read keeps silent on movies and this is one, as far as its list is known. */
export function isSilentMovie(slug: string): boolean {
  const site = siteOfParsing();
  const events = site && eventsOf.get(site);
  return events ? !events.has(slug) : false;
}
