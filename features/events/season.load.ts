import { cinema as cinemaRow, cinemas as cinemasRow } from '@/lib/api/endpoints/cinemas';
import { event as eventRow } from '@/lib/api/endpoints/events';
import { showCinemas, showtimesAt } from '@/lib/api/endpoints/shows';
import { tags as tagsRow } from '@/lib/api/endpoints/tags';
import { find, read } from '@/lib/api/read';
import { findOr, readOr } from '@/lib/api/read-or';
import type { EventDetails } from '@/lib/domain/event';
import { buildShowing } from '@/lib/domain/showing';
import { buildShowingTags } from '@/lib/domain/showing-tags';
import { buildSurcharge } from '@/lib/domain/surcharge';
import { mapBounded } from '@/lib/process/map-bounded';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';
import {
  listDaysAhead,
  listPlaysAt,
  pickSeasonCinemas,
  type SeasonBoard,
  type SeasonCinema,
  scheduleKey,
} from './season/season.logic';

/** Questions at a time: a season has a dozen titles, and others have questions too. */
const atOnce = 6;

/** Where the scheduled titles play on their days: in the page for the cinema that plays most of them. */
export async function readSeason(
  locale: Locale,
  event: EventDetails,
): Promise<{ cinemas: SeasonCinema[]; board: SeasonBoard | null }> {
  const { days, matrices, cinemas } = await readPlan(locale, event);
  const { playing, usual } = pickSeasonCinemas(cinemas, days, matrices);
  return {
    cinemas: playing.map(({ slug, name, citySlug }) => ({ slug, name, city: citySlug })),
    board: usual && (await readBoard(locale, usual.slug, listPlaysAt(usual.slug, days, matrices))),
  };
}

/** What one cinema plays of a season; null for a season there is not. */
export async function findSeasonBoard(locale: Locale, slug: string, cinema: string): Promise<SeasonBoard | null> {
  const event = await find(locale, eventRow, { slug });
  if (!event) return null;
  const { days, matrices } = await readPlan(locale, event);
  return readBoard(locale, cinema, listPlaysAt(cinema, days, matrices));
}

async function readPlan(locale: Locale, event: EventDetails) {
  const days = listDaysAhead(event, cinemaToday(locale));
  const slugs = [...new Set(days.flatMap(([, shows]) => shows.map(({ showSlug }) => showSlug)))];
  const [cinemas, found] = await Promise.all([
    read(locale, cinemasRow, {}),
    mapBounded(slugs, atOnce, async (slug) => [slug, await find(locale, showCinemas, { slug })] as const),
  ]);
  return { days, cinemas, matrices: new Map(found) };
}

async function readBoard(locale: Locale, cinema: string, plays: readonly (readonly [string, string])[]) {
  const [tags, details, played] = await Promise.all([
    readOr(locale, tagsRow, {}, []),
    findOr(locale, cinemaRow, { slug: cinema }, null),
    mapBounded(plays, atOnce, async ([date, slug]) => ({
      place: scheduleKey(date, slug),
      showtimes: await read(locale, showtimesAt, { slug, cinema, date }),
    })),
  ]);
  const showingTags = buildShowingTags(
    tags,
    tags.map(({ slug }) => slug),
  );
  const surchargeOf = buildSurcharge(details?.supplements ?? [], showingTags);
  return {
    cinema,
    showings: Object.fromEntries(
      played.map(({ place, showtimes }) => [
        place,
        showtimes.map((showtime) => buildShowing(showtime, surchargeOf(showtime.tags))),
      ]),
    ),
  };
}
