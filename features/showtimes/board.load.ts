import { pickDay } from '@/components/views/days/day.logic';
import { cinemas as cinemasRow, cities as citiesRow } from '@/lib/api/endpoints/cinemas';
import { showCinemas, showtimesOn } from '@/lib/api/endpoints/shows';
import { CatalogueError } from '@/lib/api/errors';
import { read } from '@/lib/api/read';
import { readGlossary } from '@/lib/api/read-glossary';
import { readOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import type { Day } from '@/lib/domain/day';
import { findPlaceCinemas } from '@/lib/domain/place-cinemas';
import { buildShowingTags } from '@/lib/domain/showing-tags';
import type { ShowCinemas, Showtime } from '@/lib/domain/showtime';
import { href } from '@/lib/routing/href';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';
import { type Board, type BoardPlace, listOffered, resolveBoardPlace, type Venue } from './board/board.logic';
import { readCosts } from './facts/costs.load';

type Asked = {
  show: string;
  /** `cinema:slug`, `city:slug`, `cinemas:slug,slug` or a bare slug; null for the site's usual place. */
  place: string | null;
  /** The days that would do, the best one first; none for the first day that has showings. */
  days: readonly Day[];
};

/**
 * The board of a title at a place on a day, in one answer: some ten calls of the catalogue, most of them cached. Throws where
 * nobody can tell whether there is such a place.
 */
export async function readBoard(locale: Locale, { show, place: asked, days }: Asked): Promise<Board> {
  const today = cinemaToday(locale);
  const [matrix, cinemas, cities, { locator }] = await Promise.all([
    read(locale, showCinemas, { slug: show }),
    read(locale, cinemasRow, {}),
    readOr(locale, citiesRow, {}, null),
    readSettingsOrDefaults(locale),
  ]);
  if (asked && !findPlaceCinemas(asked, cinemas, cities))
    throw new CatalogueError('Nobody says which places there are.');
  const playing = cinemas.filter(({ slug }) => isPlayed(matrix, slug, today));
  const placed = resolveBoardPlace(asked, { playing, cinemas, cities, limits: locator });
  const slugs = placed?.venues.map(({ cinema }) => cinema.slug) ?? [];
  const offer = listOffered(matrix, slugs, today);
  const shown = pickDay(days, offer.dates) ?? today;
  const venues = placed ? await readVenues(locale, placed, matrix, show, shown) : [];
  const place = placed && { key: placed.key, name: placed.name, isAsked: placed.isAsked };
  return { place, day: shown, ...offer, venues };
}

const isPlayed = (matrix: ShowCinemas, cinema: string, from: Day) =>
  Object.keys(matrix[cinema]?.days ?? {}).some((day) => day >= from);

const nothing: Readonly<Record<string, Showtime[]>> = {};

async function readVenues(
  locale: Locale,
  { venues }: BoardPlace,
  matrix: ShowCinemas,
  show: string,
  day: Day,
): Promise<Venue[]> {
  const isOn = venues.some(({ cinema }) => matrix[cinema.slug]?.days[day]);
  const [byCinema, { tags }] = await Promise.all([
    isOn ? read(locale, showtimesOn, { slug: show, date: day }) : nothing,
    readGlossary(locale),
  ]);
  return Promise.all(
    venues.map(async ({ cinema, kilometres }): Promise<Venue> => {
      const { slug, name, street } = cinema;
      const showtimes = byCinema[slug] ?? [];
      const showingTags = buildShowingTags(
        tags,
        showtimes.flatMap((showtime) => showtime.tags),
      );
      const { buildTold, prices } = await readCosts(locale, slug, day, showtimes, showingTags);
      const next = showtimes.length
        ? undefined
        : Object.keys(matrix[slug]?.days ?? {})
            .sort()
            .find((date) => date > day);
      return {
        slug,
        name,
        href: href(locale, 'cinema', { slug }) ?? '',
        street,
        showings: showtimes.map(buildTold),
        ...(kilometres !== undefined && { kilometres: Math.round(kilometres * 10) / 10 }),
        ...(prices && { prices }),
        ...(next && { next }),
      };
    }),
  );
}
