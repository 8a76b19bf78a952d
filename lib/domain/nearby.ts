import type { CinemaSummary, CitySummary, Gps } from './cinema';
import { kilometresBetween, pickNearest } from './distance';

/** Null kilometres where a position is not known; so for a city. */
export type NearCinema = { cinema: CinemaSummary; kilometres: number | null };
export type NearCity = { slug: string; name: string; cinemas: number; kilometres: number | null };

type Limits = { maxDistance: number; maxCinemas: number };

/**
 * The cinemas the API names as neighbours, else all others: nearest first, within what the settings allow. A named one is
 * near by the API's own word, so one whose way nobody can measure stands behind the others.
 */
export function listNearCinemas(
  from: Gps | null,
  named: readonly string[],
  others: readonly CinemaSummary[],
  limits: Limits,
): NearCinema[] {
  const chosen = named.flatMap((slug) => others.find((cinema) => cinema.slug === slug) ?? []);
  const near = pickNearest(from, chosen.length ? chosen : others, limits);
  const lost = chosen.filter(({ gps }) => !(from && gps));
  return [
    ...near.map(({ item, kilometres }) => ({ cinema: item, kilometres })),
    ...lost.map((cinema) => ({ cinema, kilometres: null })),
  ].slice(0, limits.maxCinemas);
}

/** A city is as near as its nearest cinema, because the API's own positions of cities are unreliable. */
export function listNearCities(
  from: Gps | null,
  named: readonly string[],
  cities: readonly CitySummary[],
  cinemas: readonly CinemaSummary[],
): NearCity[] {
  return cities
    .filter(({ slug }) => named.includes(slug))
    .map(({ slug, name }): NearCity => {
      const members = cinemas.filter(({ citySlug }) => citySlug === slug);
      const ways = members.flatMap(({ gps }) => (from && gps ? [kilometresBetween(from, gps)] : []));
      return { slug, name, cinemas: members.length, kilometres: ways.length ? Math.min(...ways) : null };
    })
    .filter(({ cinemas: count }) => count > 0)
    .sort((a, b) => (a.kilometres ?? Number.MAX_VALUE) - (b.kilometres ?? Number.MAX_VALUE));
}
