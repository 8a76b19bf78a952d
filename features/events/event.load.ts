import { event as eventRow, eventShows } from '@/lib/api/endpoints/events';
import { show as showRow, shows as showsRow } from '@/lib/api/endpoints/shows';
import { find } from '@/lib/api/read';
import { findOr, readOr, readPartOr } from '@/lib/api/read-or';
import type { EventDetails } from '@/lib/domain/event';
import type { ShowSummary } from '@/lib/domain/show';
import { mapBounded } from '@/lib/process/map-bounded';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';
import { listDaysAhead, type ScheduledDay, type SeasonBoard, type SeasonCinema } from './season/season.logic';
import { readSeason } from './season.load';

const atOnce = 6;
/** Stands for what did not answer; null for what is not there. */
const lost = 'lost' as const;

export type EventPage = {
  event: EventDetails;
  days: ScheduledDay[];
  /** Its titles, where it has no schedule. */
  titles: ShowSummary[];
  /** Whether all that tells its titles answered. */
  isWhole: boolean;
  cinemas: readonly SeasonCinema[];
  board: SeasonBoard | null;
  /** Whether anybody says at what times its schedule plays. */
  areTimesHeard: boolean;
};

/** An event with all that its page shows; null when there is none. */
export async function findEvent(locale: Locale, slug: string): Promise<EventPage | null> {
  const event = await find(locale, eventRow, { slug });
  if (!event) return null;
  const planned = listDaysAhead(event, cinemaToday(locale));
  const scheduled = planned.flatMap(([, shows]) => shows.map(({ showSlug }) => showSlug));
  const [slugs, times] = await Promise.all([
    scheduled.length ? scheduled : readTitles(locale, slug),
    // The days and titles are worth having without times: each leads to the page that has them.
    readPartOr(locale, 'times of a season', readSeason(locale, event), null),
  ]);
  const { shows, isWhole } = await readSummaries(locale, slugs ?? []);
  const days = planned.map(([day, list]) => ({
    day,
    shows: list.flatMap(({ showSlug, isLive, bookable }) => {
      const show = shows.get(showSlug);
      return show ? [{ show, isLive, bookable }] : [];
    }),
  }));
  return {
    event,
    days: days.filter((day) => day.shows.length > 0),
    titles: scheduled.length ? [] : [...shows.values()],
    isWhole: isWhole && slugs !== null,
    cinemas: times?.cinemas ?? [],
    board: times?.board ?? null,
    areTimesHeard: times !== null,
  };
}

/** Null where nobody answers. */
async function readTitles(locale: Locale, slug: string): Promise<readonly string[] | null> {
  const found = await findOr(locale, eventShows, { slug }, lost);
  return found === lost ? null : (found ?? []);
}

/** The list first: a title is asked for on its own only where the list lacks it, or does not answer. */
async function readSummaries(locale: Locale, slugs: readonly string[]) {
  const list = await readOr(locale, showsRow, {}, []);
  const found = await mapBounded([...new Set(slugs)], atOnce, async (slug) => {
    const known = list.find((one) => one.slug === slug);
    return known ?? (await findOr(locale, showRow, { slug }, lost));
  });
  const told: ShowSummary[] = found.filter((show) => show !== null && show !== lost);
  return { shows: new Map(told.map((show) => [show.slug, show])), isWhole: !found.includes(lost) };
}
