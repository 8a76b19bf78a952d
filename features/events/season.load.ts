import { cinema as cinemaRow, cinemas as cinemasRow } from '@/lib/api/endpoints/cinemas';
import { event as eventRow } from '@/lib/api/endpoints/events';
import { showCinemas, showtimesAt } from '@/lib/api/endpoints/shows';
import { tags as tagsRow } from '@/lib/api/endpoints/tags';
import { find, read } from '@/lib/api/read';
import { cinemaDay } from '@/lib/domain/day';
import type { EventDetails } from '@/lib/domain/event';
import { marksOf } from '@/lib/domain/marks';
import { showingOf } from '@/lib/domain/showing';
import { surchargeOf } from '@/lib/domain/surcharge';
import { bounded } from '@/lib/process/bounded';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { serverNow } from '@/lib/time/now';
import { ahead, cinemasOf, placeOf, playsAt, type SeasonBoard, type SeasonCinema } from './season/season.logic';

/** Questions at a time: a season has a dozen titles, and others have questions too. */
const atOnce = 6;

export const todayOf = (locale: Locale): string => cinemaDay(serverNow(), siteFacts(locales[locale].site).timeZone);

/** Where the scheduled titles play on their days: in the page for the cinema that plays most of them. */
export async function loadSeason(
  locale: Locale,
  event: EventDetails,
): Promise<{ cinemas: SeasonCinema[]; board: SeasonBoard | null }> {
  const { days, matrices, cinemas } = await loadPlan(locale, event);
  const { playing, usual } = cinemasOf(cinemas, days, matrices);
  return {
    cinemas: playing.map(({ slug, name, citySlug }) => ({ slug, name, city: citySlug })),
    board: usual && (await boardOf(locale, usual.slug, playsAt(usual.slug, days, matrices))),
  };
}

/** What one cinema plays of a season; null for a season there is not. */
export async function loadSeasonBoard(locale: Locale, slug: string, cinema: string): Promise<SeasonBoard | null> {
  const event = await find(locale, eventRow, { slug });
  if (!event) return null;
  const { days, matrices } = await loadPlan(locale, event);
  return boardOf(locale, cinema, playsAt(cinema, days, matrices));
}

async function loadPlan(locale: Locale, event: EventDetails) {
  const days = ahead(event, todayOf(locale));
  const slugs = [...new Set(days.flatMap(([, shows]) => shows.map(({ showSlug }) => showSlug)))];
  const [cinemas, found] = await Promise.all([
    read(locale, cinemasRow, {}),
    bounded(slugs, atOnce, async (slug) => [slug, await find(locale, showCinemas, { slug })] as const),
  ]);
  return { days, cinemas, matrices: new Map(found) };
}

async function boardOf(locale: Locale, cinema: string, plays: readonly (readonly [string, string])[]) {
  const [tags, details, played] = await Promise.all([
    read(locale, tagsRow, {}).catch(() => []),
    find(locale, cinemaRow, { slug: cinema }).catch(() => null),
    bounded(plays, atOnce, async ([date, slug]) => ({
      place: placeOf(date, slug),
      showtimes: await read(locale, showtimesAt, { slug, cinema, date }),
    })),
  ]);
  const marks = marksOf(
    tags,
    tags.map(({ slug }) => slug),
  );
  const supplements = details?.supplements ?? [];
  return {
    cinema,
    showings: Object.fromEntries(
      played.map(({ place, showtimes }) => [
        place,
        showtimes.map((showtime) => showingOf(showtime, surchargeOf(showtime.tags, marks, supplements))),
      ]),
    ),
  };
}
