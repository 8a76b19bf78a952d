import { cinemas as cinemasRow, cities as citiesRow } from '@/lib/api/endpoints/cinemas';
import { showCinemas, shows as showsRow } from '@/lib/api/endpoints/shows';
import { CatalogueError } from '@/lib/api/errors';
import { read } from '@/lib/api/read';
import { readListing } from '@/lib/api/read-listing';
import { readOr, readPartOr } from '@/lib/api/read-or';
import type { CinemaSummary } from '@/lib/domain/cinema';
import type { Day } from '@/lib/domain/day';
import { orderListed, pickList } from '@/lib/domain/listing';
import { pickMainCity } from '@/lib/domain/main-city';
import { findFirstCinemas, listPlaceNames } from '@/lib/domain/place-cinemas';
import type { ShowSummary } from '@/lib/domain/show';
import { showHref } from '@/lib/routing/show-screen';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';
import { readSoon } from './next/film-soon.load';
import type { SoonChip, Tonight, TonightFilm } from './next/tonight.logic';
import { readShowtimeFacts } from './showtime-facts.load';

interface Asked {
  /** The film that comes first where it has something left. */
  lead: string;
  /** As a board is asked for it; null for the site's main city. */
  place: string | null;
  /** Films that are told. */
  most: number;
}

/** Films that are looked at, the foremost of the site, until enough of them have something left. */
const tried = 16;
/** With fewer showings than this today, a film's next day is told too. */
const enough = 6;

/**
 * What can be booked next around a place, a film at a time, in the order of the home page; null where there is no such
 * place. Throws where nobody can tell, or where a film that does not answer may be the one that can be booked.
 */
export async function findTonight(locale: Locale, { lead, place, most }: Asked): Promise<Tonight | null> {
  const [all, cities, shows, listing] = await Promise.all([
    read(locale, cinemasRow, {}),
    readOr(locale, citiesRow, {}, null),
    read(locale, showsRow, {}),
    readPartOr(locale, 'listing', readListing(locale), null),
  ]);
  const key = place ?? `city:${pickMainCity(cities ?? [], all)?.slug ?? ''}`;
  const cinemas = findFirstCinemas(key, all, cities);
  if (!cinemas) throw new CatalogueError('Nobody says which places there are.');
  if (!cinemas.length) return null;
  const first = shows.filter(({ slug }) => slug === lead);
  const others = orderListed(pickList(listing?.listed ?? [], 'book'), 'home').map(({ show }) => show);
  const ranked = [...first, ...others.filter(({ slug }) => slug !== lead)].slice(0, tried);
  const [, slug = ''] = /^(?:\w+:)?(.+)$/.exec(key) ?? [];
  const name = listPlaceNames(all, cities).find((one) => one.slug === slug)?.name ?? '';
  const told = { shows: ranked, isWhole: listing?.isHeard ?? false };
  return { key, name, films: await listFilms(locale, told, cinemas, most) };
}

type Played = { show: ShowSummary; today: readonly SoonChip[]; later: Day | undefined };

/** `isWhole`: whether they are all that might be told. */
type Looked = { shows: readonly ShowSummary[]; isWhole: boolean };

/** Those that have something left today; where there are too few of them, those that play on the next day. */
async function listFilms(
  locale: Locale,
  { shows, isWhole: areAll }: Looked,
  cinemas: readonly CinemaSummary[],
  most: number,
): Promise<TonightFilm[]> {
  const today = cinemaToday(locale);
  const facts = await readShowtimeFacts(locale, null);
  const readOn = (show: string, day: Day) => readSoon(locale, { show, day, cinemas, facts });
  const look = async (show: ShowSummary): Promise<Played> => {
    const matrix = await read(locale, showCinemas, { slug: show.slug });
    const days = cinemas.flatMap(({ slug }) => Object.keys(matrix[slug]?.days ?? {})).sort();
    return {
      show,
      today: days.includes(today) ? await readOn(show.slug, today) : [],
      later: days.find((day) => day > today),
    };
  };
  const looked: Played[] = [];
  let isWhole = areAll;
  const isOn = ({ today: own }: Played) => own.length > 0;
  for (let from = 0; from < shows.length && looked.filter(isOn).length < most; from += most) {
    const batch = shows.slice(from, from + most);
    const found = batch.map((show) => readPartOr(locale, `tonight of ${show.slug}`, look(show), null));
    const told = (await Promise.all(found)).filter((played) => played !== null);
    isWhole &&= told.length === batch.length;
    looked.push(...told);
  }
  const others = looked.filter((played) => !isOn(played) && played.later);
  const chosen = [...looked.filter(isOn), ...others.sort((a, b) => a.later!.localeCompare(b.later!))].slice(0, most);
  const films = await Promise.all(
    chosen.map(async ({ show, today: own, later }) => {
      const more = own.length < enough && later ? readOn(show.slug, later) : Promise.resolve([]);
      const next = await readPartOr(locale, `next day of ${show.slug}`, more, null);
      isWhole &&= next !== null;
      return { slug: show.slug, title: show.title, href: showHref(locale, show), showings: [...own, ...(next ?? [])] };
    }),
  );
  if (!isWhole && !films.some(({ showings }) => showings.length))
    throw new CatalogueError('No film of the place answers.');
  return films;
}
