import type { CinemaSummary, CitySummary, Gps } from './cinema';
import { kilometresBetween, pickNearest } from './distance';

export type NearCinema = { cinema: CinemaSummary; kilometres: number };
/** Null kilometres where no position is known. */
export type NearCity = { slug: string; name: string; cinemas: number; kilometres: number | null };

type Limits = { maxDistance: number; maxCinemas: number };

/** The cinemas the API names as neighbours, else all others: nearest first, within what the settings allow. */
export function listNearCinemas(
  from: Gps | null,
  named: readonly string[],
  others: readonly CinemaSummary[],
  limits: Limits,
): NearCinema[] {
  const chosen = others.filter(({ slug }) => named.includes(slug));
  const near = pickNearest(from, chosen.length ? chosen : others, limits);
  return near.map(({ item, kilometres }) => ({ cinema: item, kilometres }));
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
