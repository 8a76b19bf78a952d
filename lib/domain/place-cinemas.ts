import type { CinemaSummary, CitySummary } from './cinema';

/** A visitor's own place may be a city of many cinemas, or as many favourites. */
const most = 12;

type Asked = [place: string, cinemas: readonly CinemaSummary[], cities: readonly CitySummary[]];

type Town = Pick<CitySummary, 'slug' | 'name'>;

/** Null while it cannot be read. */
type Heard = readonly CitySummary[] | null;
type HeardAsked = [place: string, cinemas: readonly CinemaSummary[], cities: Heard];

/** As many of the cinemas that a place means as are asked at once; null where nobody can tell. */
export const findFirstCinemas = (...asked: HeardAsked): CinemaSummary[] | null =>
  findPlaceCinemas(...asked)?.slice(0, most) ?? null;

/**
 * `listPlaceCinemas` for who says that there is no such place; null where nobody can tell. A city that no cinema names
 * stands in the list of cities alone, and every site has cinemas and cities.
 */
export function findPlaceCinemas(...[place, cinemas, cities]: HeardAsked): CinemaSummary[] | null {
  const found = listPlaceCinemas(place, cinemas, cities ?? []);
  const isTold = cinemas.length > 0 && (/^cinemas?:/.test(place) || !!cities?.length);
  return found.length > 0 || isTold ? found : null;
}

/** The cities of the list, and those that only cinemas name, as all are while it cannot be read. */
export const listTowns = (cinemas: readonly CinemaSummary[], cities: Heard): Town[] => [
  ...(cities ?? []),
  ...cinemas.flatMap(({ citySlug, city }) => (citySlug ? [{ slug: citySlug, name: city || citySlug }] : [])),
];

/** What places are called: cities, and cinemas, which may have the name of one. */
export const listPlaceNames = (cinemas: readonly CinemaSummary[], cities: Heard): Town[] => [
  ...(cities ?? []),
  ...cinemas,
  ...listTowns(cinemas, null),
];

/**
 * The cinemas that a place means: `cinema:slug`, `city:slug`, `cinemas:slug,slug`, or slugs that may be either of the
 * first two, as an address has them. None for a place there is not.
 */
export function listPlaceCinemas(...[place, cinemas, cities]: Asked): CinemaSummary[] {
  const [, mode, named = ''] = /^(?:(cinemas?|city):)?(.+)$/.exec(place) ?? [];
  const slugs = mode === 'cinema' || mode === 'city' ? [named] : named.split(',');
  const found = slugs.flatMap((slug) => [
    ...(mode === 'city' ? [] : cinemas.filter((cinema) => cinema.slug === slug)),
    ...(mode?.startsWith('cinema') ? [] : listOfCity(slug, cinemas, cities)),
  ]);
  return [...new Set(found)];
}

/** One that the city forgot but that names it is its own as well. */
function listOfCity(slug: string, cinemas: readonly CinemaSummary[], cities: readonly CitySummary[]) {
  const city = cities.find((one) => one.slug === slug);
  return cinemas.filter((cinema) => cinema.citySlug === slug || city?.cinemas.includes(cinema.slug));
}
