import { findJson } from '../device/storage';

/** What a choice of the locator is called, and the slugs of the cinemas it means. A position and the favourites have no name. */
export type Place = {
  name: string;
  cinemas: readonly string[];
  /** Of a position: kilometres to each of its cinemas, by slug. */
  ways?: Readonly<Record<string, number>>;
};
/** A longer name takes two lines of a phone (look, "Long words"). */
export const longName = 10;
/** Letters: more of a name and its count leave no room for both beside the wordmark. */
export const mostBeside = 15;

export type SavedPlace = Place & { key: string };

export const placesKey = 'candela_places';
/** Spec visitor §9. */
export const mostSavedPlaces = 3;

/** The place kept for this choice. Part of the locator's memory, so that the header can say "Lyon" before any answer. */
export function findSavedPlace(key: string): Place | null {
  const kept = readSavedPlaces().find((place) => place.key === key);
  return kept ? { name: kept.name, cinemas: kept.cinemas, ...(kept.ways && { ways: kept.ways }) } : null;
}

export const readSavedPlaces = (): SavedPlace[] => findJson('local', placesKey, parsePlaces) ?? [];
const parsePlaces = (kept: unknown) => (Array.isArray(kept) ? kept.filter(isKept).slice(0, mostSavedPlaces + 1) : null);

function isKept(value: unknown): value is SavedPlace {
  const { key, name, cinemas, ways = {} }: Record<string, unknown> = Object(value);
  return (
    typeof key === 'string' &&
    typeof name === 'string' &&
    Array.isArray(cinemas) &&
    cinemas.every((slug) => typeof slug === 'string') &&
    Object.values(Object(ways)).every((way) => typeof way === 'number')
  );
}
