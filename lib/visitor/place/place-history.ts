import { readJson, writeText } from '../device/storage';

/** What a choice of the locator is called, and the slugs of the cinemas it means. A position and the favourites have no name. */
export type Place = {
  name: string;
  cinemas: readonly string[];
  /** Of a position: kilometres to each of its cinemas, by slug. */
  ways?: Readonly<Record<string, number>>;
};
/** A longer name leaves a phone no room for the count (look, "Long words"). */
export const longName = 10;

export type KeptPlace = Place & { key: string };

export const placesKey = 'candela_places';
/** Spec visitor §9. */
const mostKept = 3;

/** The last places with a name that were chosen, the newest first. */
export const readPlaceHistory = (): KeptPlace[] => read().filter(isNamed);

/** The place kept for this choice. Part of the locator's memory, so that the header can say "Lyon" before any answer. */
export function recallPlace(key: string): Place | null {
  const kept = read().find((place) => place.key === key);
  return kept ? { name: kept.name, cinemas: kept.cinemas, ...(kept.ways && { ways: kept.ways }) } : null;
}

/** A browser that refuses storage costs a question per visit, nothing else. */
export function rememberPlace(key: string, place: Place): void {
  write([{ key, ...place }, ...read().filter((kept) => kept.key !== key)]);
}

export function forgetPlace(key: string): void {
  write(read().filter((place) => place.key !== key));
}

const isNamed = ({ name }: Place) => name !== '';

/** The history, and before it the newest place should it have no name. */
function write(places: readonly KeptPlace[]): void {
  const [newest] = places;
  const named = places.filter(isNamed).slice(0, mostKept);
  writeText('local', placesKey, JSON.stringify(newest && !isNamed(newest) ? [newest, ...named] : named));
}

const read = (): KeptPlace[] => readJson('local', placesKey, parsePlaces) ?? [];
const parsePlaces = (kept: unknown) => (Array.isArray(kept) ? kept.filter(isKept).slice(0, mostKept + 1) : null);

function isKept(value: unknown): value is KeptPlace {
  const { key, name, cinemas, ways = {} }: Record<string, unknown> = Object(value);
  return (
    typeof key === 'string' &&
    typeof name === 'string' &&
    Array.isArray(cinemas) &&
    cinemas.every((slug) => typeof slug === 'string') &&
    Object.values(Object(ways)).every((way) => typeof way === 'number')
  );
}
