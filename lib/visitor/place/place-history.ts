import { saveText } from '../device/storage';
import { mostSavedPlaces, type Place, placesKey, readSavedPlaces, type SavedPlace } from './saved-places';

/** The last places with a name that were chosen, the newest first. */
export const readPlaceHistory = (): SavedPlace[] => readSavedPlaces().filter(isNamed);

/** A browser that refuses storage costs a question per visit, nothing else. */
export function savePlace(key: string, place: Place): void {
  write([{ key, ...place }, ...readSavedPlaces().filter((kept) => kept.key !== key)]);
}

export function forgetPlace(key: string): void {
  write(readSavedPlaces().filter((place) => place.key !== key));
}

const isNamed = ({ name }: Place) => name !== '';

/** The history, and before it the newest place should it have no name. */
function write(places: readonly SavedPlace[]): void {
  const [newest] = places;
  const named = places.filter(isNamed).slice(0, mostSavedPlaces);
  saveText('local', placesKey, JSON.stringify(newest && !isNamed(newest) ? [newest, ...named] : named));
}
