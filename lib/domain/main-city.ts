import type { CinemaSummary, CitySummary } from './cinema';

type Town = Pick<CitySummary, 'slug' | 'name'>;

/**
 * What a site shows to whoever has chosen no place: its first main city with one of these cinemas, else its first city, and
 * where the list of cities has none of theirs, as while it cannot be read, the one that most of them name.
 */
export function pickMainCity(cities: readonly CitySummary[], cinemas: readonly CinemaSummary[]): Town | undefined {
  const played = cities.filter((city) => cinemas.some(({ citySlug }) => citySlug === city.slug));
  return played.find(({ isMainRegion }) => isMainRegion) ?? played[0] ?? pickLargestTown(cinemas);
}

function pickLargestTown(cinemas: readonly CinemaSummary[]): Town | undefined {
  const towns = Map.groupBy(cinemas, ({ citySlug }) => citySlug);
  towns.delete('');
  const [largest] = [...towns].toSorted(([, some], [, others]) => others.length - some.length);
  return largest && { slug: largest[0], name: largest[1][0]?.city || largest[0] };
}
