import type { CinemaSummary, CitySummary, Gps } from '@/lib/domain/cinema';
import type { Day } from '@/lib/domain/day';
import { kilometresBetween } from '@/lib/domain/distance';
import { pickMainCity } from '@/lib/domain/main-city';
import { listPlaceNames, listTowns } from '@/lib/domain/place-cinemas';
import type { SeatPrice } from '@/lib/domain/seat-price';
import type { Showing } from '@/lib/domain/showing';
import type { ShowCinemas } from '@/lib/domain/showtime';

/** A cinema on a board, with what it plays on the board's day. */
export type Venue = {
  slug: string;
  name: string;
  href: string;
  street: string;
  /** From the cinema the visitor chose. */
  kilometres?: number;
  /** Of a seat, by the hour of the showing. */
  prices?: readonly SeatPrice[];
  showings: readonly Showing[];
  /** The next day with showings, where this one has none. */
  next?: Day;
};

/** Where and when one title plays near one place, on one day: what the page shows first, and what islands ask for. */
export type Board = {
  /** A city or a cinema; null when the title plays nowhere. */
  place: { key: string; name: string; isAsked: boolean } | null;
  day: Day;
  /** All days with showings at these venues, from today on. */
  dates: readonly Day[];
  /** Slugs of what any of these days offers. */
  versions: readonly string[];
  tags: readonly string[];
  venues: readonly Venue[];
};

type Near = { cinema: CinemaSummary; kilometres?: number };
export type BoardPlace = { key: string; name: string; isAsked: boolean; venues: readonly Near[] };
type World = {
  playing: readonly CinemaSummary[];
  cinemas: readonly CinemaSummary[];
  /** Null while it cannot be read. */
  cities: readonly CitySummary[] | null;
  /** Of the settings; kilometres and a number of cinemas. */
  limits: { maxDistance: number; maxCinemas: number };
};

/** How many cinemas stand beside each other, and how many a visitor's own city may have. */
const beside = 3;
const most = 12;

/** The cinemas of a board: those of the place asked for, else those of the site's first main city that plays it. */
export function resolveBoardPlace(asked: string | null, world: World): BoardPlace | null {
  if (!world.playing.length) return null;
  return (asked ? resolveAskedPlace(asked, world) : null) ?? pickUsualPlace(world);
}

function pickUsualPlace({ playing, cities }: World): BoardPlace {
  const city = pickMainCity(cities ?? [], playing);
  const own = playing.filter(({ citySlug }) => !city || citySlug === city.slug).slice(0, beside);
  const key = `city:${city?.slug ?? ''}`;
  return { key, name: city?.name ?? own[0]?.city ?? '', isAsked: true, venues: own.map((cinema) => ({ cinema })) };
}

/** `cinemas:slug,slug` in the visitor's order, `cinema:slug`, `city:slug`, or slugs that may be either of these two. */
function resolveAskedPlace(asked: string, world: World): BoardPlace | null {
  const [, several] = /^cinemas:(.+)$/.exec(asked) ?? [];
  if (several) return buildSeveralPlace(asked, several.split(','), world);
  const named = asked.split(',');
  if (named.length > 1) return buildNamedPlace(asked, named, world);
  const [, mode, slug] = /^(?:(cinema|city):)?(.+)$/.exec(asked) ?? [];
  const cinema = mode === 'city' ? undefined : world.cinemas.find((one) => one.slug === slug);
  if (cinema) return buildCinemaPlace(cinema, world);
  const towns = mode === 'cinema' ? [] : listTowns(world.cinemas, world.cities);
  const city = towns.find((one) => one.slug === slug);
  return city ? buildCityPlace(city, world) : null;
}

/** Around a position or the favourites: they have no name of their own. */
function buildSeveralPlace(
  key: string,
  slugs: readonly string[],
  { cinemas, playing, limits }: World,
): BoardPlace | null {
  const known = slugs.flatMap((slug) => cinemas.find((one) => one.slug === slug) ?? []);
  const [first] = known;
  if (!first) return null;
  const own = known.filter((cinema) => playing.includes(cinema)).map((cinema) => ({ cinema }));
  const venues = own.length ? own.slice(0, most) : pickNearestCinemas(first.gps, playing, limits).slice(0, beside);
  return { key, name: '', isAsked: own.length > 0, venues };
}

/** The places that a list of films was filtered by: their cinemas, under the name of the first of them. */
function buildNamedPlace(asked: string, named: readonly string[], world: World): BoardPlace | null {
  const names = listPlaceNames(world.cinemas, world.cities);
  const found = named.flatMap((slug) => {
    const cinemas = world.cinemas.filter((cinema) => cinema.slug === slug || cinema.citySlug === slug);
    const name = names.find((place) => place.slug === slug)?.name;
    return cinemas.length && name ? [{ name, slugs: cinemas.map((cinema) => cinema.slug) }] : [];
  });
  const place = buildSeveralPlace(asked, [...new Set(found.flatMap(({ slugs }) => slugs))], world);
  const others = found.length > 1 ? ` +${found.length - 1}` : '';
  return place && { ...place, name: `${found[0]?.name}${others}` };
}

function buildCinemaPlace(cinema: CinemaSummary, { playing, limits }: World): BoardPlace {
  const plays = playing.includes(cinema);
  const others = pickNearestCinemas(
    cinema.gps,
    playing.filter((one) => one !== cinema),
    limits,
  );
  const own = plays ? [{ cinema, kilometres: 0 }, ...others] : others;
  return { key: `cinema:${cinema.slug}`, name: cinema.name, isAsked: plays, venues: own.slice(0, beside) };
}

function buildCityPlace(
  { slug, name }: Pick<CitySummary, 'slug' | 'name'>,
  { playing, cinemas, limits }: World,
): BoardPlace {
  const own = playing.filter(({ citySlug }) => citySlug === slug);
  const key = `city:${slug}`;
  if (own.length) return { key, name, isAsked: true, venues: own.slice(0, most).map((cinema) => ({ cinema })) };
  const gps = cinemas.find((cinema) => cinema.citySlug === slug && cinema.gps)?.gps ?? null;
  return { key, name, isAsked: false, venues: pickNearestCinemas(gps, playing, limits).slice(0, beside) };
}

/** Without a position, or with nothing in reach, the first ones are as good as any. */
function pickNearestCinemas(gps: Gps | null, cinemas: readonly CinemaSummary[], limits: World['limits']): Near[] {
  const near = cinemas
    .flatMap((cinema) => (gps && cinema.gps ? [{ cinema, kilometres: kilometresBetween(gps, cinema.gps) }] : []))
    .toSorted((a, b) => a.kilometres - b.kilometres);
  const reachable = near.filter(({ kilometres }) => kilometres <= limits.maxDistance).slice(0, limits.maxCinemas);
  if (reachable.length) return reachable;
  return near.length ? near.slice(0, 1) : cinemas.map((cinema) => ({ cinema }));
}

/** What the days from one on offer at some cinemas, all of them together. */
export function listOffered(matrix: ShowCinemas, cinemas: readonly string[], from: Day) {
  const days = cinemas.flatMap((slug) => Object.entries(matrix[slug]?.days ?? {})).filter(([day]) => day >= from);
  const unique = (slugs: readonly string[]) => [...new Set(slugs)];
  return {
    dates: unique(days.map(([day]) => day)).sort(),
    versions: unique(days.flatMap(([, { versions }]) => versions)),
    tags: unique(days.flatMap(([, { tags }]) => tags)),
  };
}
