import type { CinemaSummary } from '@/lib/domain/cinema';
import { buildSearchKeys, isFoundBy } from '@/lib/text/search-keys';

const mostFound = 6;

/** The cinemas that a few letters or the first digits of a postcode mean, without those that are favourites already. */
export const searchCinemas = (
  text: string,
  cinemas: readonly CinemaSummary[],
  favourites: readonly string[],
): CinemaSummary[] =>
  text.trim() === ''
    ? []
    : cinemas
        .filter(({ slug, name, city, postalCode }) => {
          const keys = buildSearchKeys([name, city], [postalCode]);
          return !favourites.includes(slug) && isFoundBy(text, keys);
        })
        .slice(0, mostFound);

/** The cinemas of these slugs: one that has closed for good is no favourite any more (spec visitor §4). */
export const pickFavourites = (slugs: readonly string[], cinemas: readonly CinemaSummary[]): CinemaSummary[] =>
  slugs.flatMap((slug) => cinemas.find((cinema) => cinema.slug === slug) ?? []);
