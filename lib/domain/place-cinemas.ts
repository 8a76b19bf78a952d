import type { CinemaSummary, CitySummary } from './cinema';

/** A visitor's own place may be a city of many cinemas, or as many favourites. */
const most = 12;

type Asked = [place: string, cinemas: readonly CinemaSummary[], cities: readonly CitySummary[]];

/** As many of the cinemas that a place means as are asked at once. */
export const pickPlaceCinemas = (...asked: Asked): CinemaSummary[] => listPlaceCinemas(...asked).slice(0, most);

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
