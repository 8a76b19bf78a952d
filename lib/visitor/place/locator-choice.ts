import type { Gps } from '@/lib/domain/cinema';
import type { Place } from './saved-places';

/** What the value of each mode looks like: a slug, coordinates, or nothing. */
const values = {
  cinema: /^[\w-]{1,120}$/,
  city: /^[\w-]{1,120}$/,
  position: /^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/,
  favorite: /^$/,
} as const;
type Mode = keyof typeof values;

/** Where a visitor looks for films (spec visitor §3, "Locator state"); a cinema goes by its slug, as everywhere on the site. */
export type LocatorChoice = { mode: Mode; value: string };

export const choiceKey = ({ mode, value }: LocatorChoice): string => `${mode}:${value}`;

/** What a cookie or a storage holds, whatever that is. */
export function parseChoice(text: string | undefined): LocatorChoice | null {
  const [, mode = '', value = ''] = /^([a-z]+):(.*)$/s.exec(text ?? '') ?? [];
  if (!isMode(mode) || !values[mode].test(value)) return null;
  const choice = { mode, value };
  return mode === 'position' && !positionOf(choice) ? null : choice;
}

export const isSlug = (text: string): boolean => values.city.test(text);
const isMode = (text: string): text is Mode => Object.hasOwn(values, text);

/** Null for any other mode, and for a point that is not on this planet. */
export function positionOf({ mode, value }: LocatorChoice): Gps | null {
  if (mode !== 'position') return null;
  const [latitude = Number.NaN, longitude = Number.NaN] = value.split(',').map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Cinemas that a board is asked for at most. */
export const mostAsked = 12;

/** The `place` that a board is asked for. Coordinates and favourites stay with the visitor: their cinemas are named instead. */
export function boardPlaceKey(choice: LocatorChoice | null, place: Place | null): string | null {
  if (!choice) return null;
  if (choice.mode === 'cinema' || choice.mode === 'city') return choiceKey(choice);
  return place?.cinemas.length ? `cinemas:${place.cinemas.slice(0, mostAsked).join(',')}` : null;
}
