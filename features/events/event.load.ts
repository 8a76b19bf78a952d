import { event as eventRow, eventShows } from '@/lib/api/endpoints/events';
import { show as showRow, shows as showsRow } from '@/lib/api/endpoints/shows';
import { find, read } from '@/lib/api/read';
import type { EventDetails } from '@/lib/domain/event';
import type { ShowSummary } from '@/lib/domain/show';
import { bounded } from '@/lib/process/bounded';
import { log } from '@/lib/process/log';
import { type Locale, type LocaleFacts, locales } from '@/lib/sites/locales';
import { ahead, type ScheduledDay, type SeasonBoard, type SeasonCinema } from './season/season.logic';
import { loadSeason, todayOf } from './season.load';

const atOnce = 6;

export type EventPage = {
  event: EventDetails;
  days: ScheduledDay[];
  /** Its titles, where it has no schedule. */
  titles: ShowSummary[];
  cinemas: readonly SeasonCinema[];
  board: SeasonBoard | null;
};

/** An event with all that its page shows; null when there is none. */
export async function readEvent(locale: Locale, slug: string): Promise<EventPage | null> {
  const event = await find(locale, eventRow, { slug });
  if (!event) return null;
  const planned = ahead(event, todayOf(locale));
  const scheduled = planned.flatMap(([, shows]) => shows.map(({ showSlug }) => showSlug));
  const [slugs, { cinemas, board }] = await Promise.all([
    scheduled.length ? scheduled : titlesOf(locale, slug),
    loadSeason(locale, event).catch(withoutTimes),
  ]);
  const shows = await summariesOf(locale, slugs);
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
    cinemas,
    board,
  };
}

const titlesOf = async (locale: Locale, slug: string): Promise<readonly string[]> =>
  (await find(locale, eventShows, { slug }).catch(() => null)) ?? [];

/** The list first: a title is asked for on its own only where the list lacks it. */
async function summariesOf(locale: Locale, slugs: readonly string[]): Promise<Map<string, ShowSummary>> {
  const list = await read(locale, showsRow, {});
  const found = await bounded([...new Set(slugs)], atOnce, async (slug) => {
    const known = list.find((one) => one.slug === slug);
    return known ?? (await find(locale, showRow, { slug }).catch(() => null));
  });
  return new Map(found.flatMap((show) => (show ? [[show.slug, show] as const] : [])));
}

/** The days and titles are worth having without times: each leads to the page that has them. */
function withoutTimes(error: unknown) {
  log.warn('a season without times', { reason: error instanceof Error ? error.message : String(error) });
  return { cinemas: [], board: null };
}

/** An event has one slug for all languages of its site. */
export const eventParams = (own: Locale, slug: string) => (locale: LocaleFacts) =>
  locale.site === locales[own].site ? ([{ slug }] as [{ slug: string }]) : null;
