import { getTranslations } from 'next-intl/server';
import type { ShowtimeFacts, Speech } from '@/components/views/showtime-name/name.logic';
import { cinemas as cinemasRow, cities as citiesRow } from '@/lib/api/endpoints/cinemas';
import { shows as showsRow } from '@/lib/api/endpoints/shows';
import { CatalogueError } from '@/lib/api/errors';
import { read } from '@/lib/api/read';
import { readDayShowtimes } from '@/lib/api/read-day-showtimes';
import { readOr, readPartOr } from '@/lib/api/read-or';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { addDays, type Day } from '@/lib/domain/day';
import { kilometresBetween } from '@/lib/domain/distance';
import { findFirstCinemas } from '@/lib/domain/place-cinemas';
import { byTime } from '@/lib/domain/showing';
import { href } from '@/lib/routing/href';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';
import { serverNow } from '@/lib/time/now';
import { readCosts } from './facts/costs.load';
import { readShowtimeFacts } from './showtime-facts.load';
import { closesAt } from './upcoming/closes-at';
import { buildUpcoming, type Upcoming, type UpcomingVenue, type UpcomingVenues } from './upcoming/upcoming.logic';

type Asked = { place: string /** The tag of a format; left out for whatever plays. */; tag?: string };

/** So many are told, of which a page shows the first that the visitor's clock leaves. */
const most = 6;
/** With fewer than this today, tomorrow's are told too. */
const enough = 3;

/**
 * What the cinemas of a place show next and can be booked; with a tag those that have it, or the nearest one that has. Null
 * where there is no such place, or no cinema with the tag. One that does not answer is left out: without showings it would
 * look as if it had none. Throws when none does, or nobody can tell whether there is such a place.
 */
export async function findUpcoming(locale: Locale, { place, tag }: Asked): Promise<UpcomingVenues | null> {
  const [all, cities, shows, facts, t] = await Promise.all([
    read(locale, cinemasRow, {}),
    readOr(locale, citiesRow, {}, null),
    read(locale, showsRow, {}),
    readShowtimeFacts(locale, null),
    getTranslations({ locale, namespace: 'showtimes' }),
  ]);
  const chosen = findFirstCinemas(place, all, cities);
  if (!chosen) throw new CatalogueError('Nobody says which places there are.');
  const found = tag ? pickHaving(tag, chosen, all) : chosen.map((cinema) => ({ cinema }));
  if (!found.length) return null;
  const titles = new Map(shows.map(({ slug, title }) => [slug, title]));
  const told = { locale, tag, titles, facts, speech: { t, locale } };
  const venues: UpcomingVenue[] = [];
  // One after the other: each asks several things at a time.
  for (const { cinema, ...way } of found) {
    const { slug, name, street, picture } = cinema;
    const showings = await readPartOr(locale, `upcoming of ${slug}`, listUpcoming(slug, told), null);
    if (showings)
      venues.push({ slug, name, href: href(locale, 'cinema', { slug }) ?? '', street, picture, ...way, showings });
  }
  if (!venues.length) throw new CatalogueError('No cinema of the place answers.');
  return { madeAt: serverNow().getTime(), venues };
}

/** Those of the place that have it, else the nearest to the first of them. What no cinema is marked with may be in all. */
function pickHaving(tag: string, chosen: readonly CinemaSummary[], all: readonly CinemaSummary[]) {
  const isMarked = all.some(({ tags }) => tags.includes(tag));
  const having = ({ tags }: CinemaSummary) => !isMarked || tags.includes(tag);
  const own = chosen.filter(having);
  if (own.length) return own.map((cinema) => ({ cinema }));
  const from = chosen.find(({ gps }) => gps)?.gps;
  if (!from) return [];
  return all
    .flatMap((cinema) =>
      having(cinema) && cinema.gps ? [{ cinema, kilometres: kilometresBetween(from, cinema.gps) }] : [],
    )
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, 1);
}

type Told = {
  locale: Locale;
  tag: string | undefined;
  titles: ReadonlyMap<string, string>;
  facts: ShowtimeFacts;
  speech: Speech;
};

async function listUpcoming(cinema: string, told: Told): Promise<Upcoming[]> {
  const today = cinemaToday(told.locale);
  const first = await listOfDay(cinema, today, today, told);
  if (first.length >= enough) return first;
  return [...first, ...(await listOfDay(cinema, addDays(today, 1), today, told))].slice(0, most);
}

async function listOfDay(cinema: string, day: Day, today: Day, { locale, tag, titles, facts, speech }: Told) {
  const played = Object.entries(await readDayShowtimes(locale, cinema, day)).flatMap(([show, showtimes]) =>
    showtimes
      .filter(({ tags }) => !tag || tags.includes(tag))
      .map((showtime) => ({ film: titles.get(show) ?? '', showtime })),
  );
  const { buildTold } = await readCosts(
    locale,
    cinema,
    day,
    played.map(({ showtime }) => showtime),
    facts.marks,
  );
  const now = serverNow().getTime() / 60_000;
  return played
    .map(({ film, showtime }) => ({ film, showing: buildTold(showtime) }))
    .filter(({ film, showing }) => film && showing.url)
    .sort((a, b) => byTime(a.showing, b.showing))
    .map(({ film, showing }) => ({ film, showing, closes: closesAt(showing, facts.timeZone) }))
    .filter(({ closes }) => closes > now)
    .slice(0, most)
    .map(({ film, showing, closes }) => buildUpcoming(showing, { film, day, today, closes, facts, speech }));
}
