import type { CinemaSummary, CitySummary } from './cinema';

/** What a site shows to whoever has chosen no place: its first main city with one of these cinemas, else its first city. */
export function pickMainCity(
  cities: readonly CitySummary[],
  cinemas: readonly CinemaSummary[],
): CitySummary | undefined {
  const played = cities.filter((city) => cinemas.some(({ citySlug }) => citySlug === city.slug));
  return played.find(({ isMainRegion }) => isMainRegion) ?? played[0];
}
