import { writeText } from '../device/storage';
import { type KeptPlace, mostKept, type Place, placesKey, readKeptPlaces } from './kept-places';

/** The last places with a name that were chosen, the newest first. */
export const readPlaceHistory = (): KeptPlace[] => readKeptPlaces().filter(isNamed);

/** A browser that refuses storage costs a question per visit, nothing else. */
export function rememberPlace(key: string, place: Place): void {
  write([{ key, ...place }, ...readKeptPlaces().filter((kept) => kept.key !== key)]);
}

export function forgetPlace(key: string): void {
  write(readKeptPlaces().filter((place) => place.key !== key));
}

const isNamed = ({ name }: Place) => name !== '';

/** The history, and before it the newest place should it have no name. */
function write(places: readonly KeptPlace[]): void {
  const [newest] = places;
  const named = places.filter(isNamed).slice(0, mostKept);
  writeText('local', placesKey, JSON.stringify(newest && !isNamed(newest) ? [newest, ...named] : named));
}
