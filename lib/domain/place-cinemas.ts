import type { CinemaSummary, CitySummary } from './cinema';

/** A visitor's own place may be a city of many cinemas, or as many favourites. */
const most = 12;

/**
 * The cinemas that a place means: `cinema:slug`, `city:slug`, `cinemas:slug,slug`, or slugs that may be either of the
 * first two, as an address has them. None for a place there is not.
 */
export function pickPlaceCinemas(
  place: string,
  cinemas: readonly CinemaSummary[],
  cities: readonly CitySummary[],
): CinemaSummary[] {
  const [, mode, named = ''] = /^(?:(cinemas?|city):)?(.+)$/.exec(place) ?? [];
  const slugs = mode === 'cinema' || mode === 'city' ? [named] : named.split(',').slice(0, most);
  const found = slugs.flatMap((slug) => [
    ...(mode === 'city' ? [] : cinemas.filter((cinema) => cinema.slug === slug)),
    ...(mode?.startsWith('cinema') ? [] : listOfCity(slug, cinemas, cities)),
  ]);
  return [...new Set(found)].slice(0, most);
}

/** One that the city forgot but that names it is its own as well. */
function listOfCity(slug: string, cinemas: readonly CinemaSummary[], cities: readonly CitySummary[]) {
  const city = cities.find((one) => one.slug === slug);
  return cinemas.filter((cinema) => cinema.citySlug === slug || city?.cinemas.includes(cinema.slug));
}
