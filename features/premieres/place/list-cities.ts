import type { EveningDay } from '../list/evening-day';

export type City = { slug: string; name: string };

/** The cities in which any of it takes place, by their names. */
export function listCities(days: readonly EveningDay[]): City[] {
  const venues = days.flatMap(({ evenings }) => evenings.flatMap((evening) => evening.venues));
  return [...new Map(venues.map(({ citySlug, city }) => [citySlug, city]))]
    .map(([slug, name]) => ({ slug, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
