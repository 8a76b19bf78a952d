import { addDays, type Day } from './day';

/** What puts one thing before another, and how much (spec visitor §9, "Sort weights"). */
const weights = { favourite: 3, premiere: 2, upsell: 1 } as const;

type RankFacts = { favourite?: boolean; premiere?: boolean; upsell?: boolean };

export const weightOf = ({ favourite = false, premiere = false, upsell = false }: RankFacts): number =>
  Number(favourite) * weights.favourite + Number(premiere) * weights.premiere + Number(upsell) * weights.upsell;

/** Days before its release from which a title is worth a better place (spec visitor §9). */
const upsellWindow = 7;

export const isUpsell = (releasedOn: Day | null, from: Day): boolean =>
  releasedOn !== null && releasedOn > from && releasedOn <= addDays(from, upsellWindow);

type Wanted = {
  /** Slugs of the visitor's favourite cinemas. */
  favourites: readonly string[];
  /** Slugs of the locator's cinemas, in its order. */
  located: readonly string[];
};

/** Favourite cinemas first, then those of the locator in its order, then by distance; otherwise as they stood. */
export function orderCinemas<C extends { slug: string; kilometres?: number }>(
  cinemas: readonly C[],
  { favourites, located }: Wanted,
): C[] {
  const favourite = ({ slug }: C) => Number(favourites.includes(slug));
  const rank = ({ slug }: C) => (located.includes(slug) ? located.indexOf(slug) : located.length);
  const far = ({ kilometres = Number.MAX_VALUE }: C) => kilometres;
  return cinemas.toSorted((a, b) => favourite(b) - favourite(a) || rank(a) - rank(b) || far(a) - far(b));
}
