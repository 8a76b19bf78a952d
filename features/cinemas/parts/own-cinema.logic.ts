import { splitFilters } from '@/lib/routing/filters';
import type { LocatorChoice, Place, Source } from '@/lib/visitor/place/locator.store';

type Visit = {
  /** Addresses of the page that the browser loaded, of the one now shown, and of the one it came from. */
  landed: string;
  now: string;
  referrer: string;
  /** navigate, reload, back_forward. */
  how: string;
};

/** Whether a visit begins on this page: no link of the site, no reload and no Back led here, and no place in it is meant. */
export function isVisitBegunHere({ landed, now, referrer, how }: Visit): boolean {
  const { origin, pathname, hash } = new URL(now);
  return (
    how === 'navigate' &&
    landed === now &&
    !hash &&
    !splitFilters(pathname).suffix &&
    !referrer.startsWith(`${origin}/`)
  );
}

type Locator = { choice: LocatorChoice | null; place: Place | null; source: Source | null };

/**
 * The one cinema that a returning visitor goes to (decisions/0009); null for all who have none, or several to choose from.
 * Whoever has chosen nothing goes to the first of their favourites.
 */
export function findOwnCinema({ choice, place, source }: Locator, favourites: readonly string[]): string | null {
  if (source !== 'cookie' || !choice) return choice && source !== 'zone' ? null : (favourites[0] ?? null);
  if (choice.mode === 'cinema') return choice.value;
  return choice.mode === 'favorite' ? (place?.cinemas[0] ?? null) : null;
}
