import type { CinemaSummary, CitySummary } from '@/lib/domain/cinema';
import { buildSearchKeys, type SearchKeys } from '@/lib/text/search-keys';

export type CityGroup = {
  slug: string;
  name: string;
  /** The catalogue lists it, so that it has a page. */
  isListed: boolean;
  region: string;
  codes: readonly string[];
  cinemas: readonly CinemaSummary[];
};

/**
 * Cinemas by city, the cities of a region together: main cities and with them their region first, then the alphabet of
 * the language. A cinema whose city the API does not list stands under the town of its address.
 */
export function groupByCity(
  cinemas: readonly CinemaSummary[],
  cities: readonly CitySummary[],
  language: string,
): CityGroup[] {
  const { compare } = new Intl.Collator(language);
  const known = new Map(cities.map((city) => [city.slug, city]));
  const groups = Map.groupBy(cinemas, ({ citySlug }) => citySlug);
  const towns = [...groups].map(([slug, members]): CityGroup => {
    const city = known.get(slug);
    return {
      slug,
      name: city?.name ?? members[0]?.city ?? '',
      isListed: city !== undefined,
      region: city?.region ?? '',
      codes: [city?.postalCode, city?.theaterPostalCode].flatMap((code) => code || []),
      cinemas: members.toSorted((a, b) => compare(a.name, b.name)),
    };
  });
  const isMain = ({ slug }: CityGroup) => known.get(slug)?.isMainRegion ?? false;
  const byRank = (a: CityGroup, b: CityGroup) => Number(isMain(b)) - Number(isMain(a)) || compare(a.name, b.name);
  const regions = Map.groupBy(towns.toSorted(byRank), ({ region, slug }) => region || slug);
  return [...regions.values()].flat();
}

/** So many towns are shown at once. */
export const townsAtOnce = 12;
/** So few are not worth a press. */
const fewMore = 4;

/** How many of so many towns wait for a press. */
export const countOthers = (towns: number): number => (towns > townsAtOnce + fewMore ? towns - townsAtOnce : 0);

export type Town = { cinemas: readonly { slug: string }[] };

/**
 * The towns that hold the first of some cinemas first, in the order of these, and in them these cinemas first; the others
 * stay as they are.
 */
export function orderTowns<T extends Town>(towns: readonly T[], own: readonly string[]): T[] {
  const rank = ({ slug }: { slug: string }) => (own.includes(slug) ? own.indexOf(slug) : own.length);
  const first = ({ cinemas }: Town) => Math.min(...cinemas.map(rank));
  return towns
    .map((town) => ({ ...town, cinemas: town.cinemas.toSorted((a, b) => rank(a) - rank(b)) }))
    .sort((a, b) => first(a) - first(b));
}

export const buildCinemaKeys = (cinema: CinemaSummary, city: Pick<CityGroup, 'name' | 'codes'>): SearchKeys =>
  buildSearchKeys([cinema.name, city.name], [cinema.postalCode, ...city.codes]);
