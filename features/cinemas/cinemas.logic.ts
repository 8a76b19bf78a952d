import type { CinemaSummary, CitySummary } from '@/lib/domain/cinema';
import { plain } from '@/lib/text/slug';

export type CityGroup = {
  slug: string;
  name: string;
  region: string;
  codes: readonly string[];
  cinemas: readonly CinemaSummary[];
};

/**
 * Cinemas by city, the cities of a region together. Main regions come first, then the alphabet of the language decides;
 * a cinema whose city the API does not list stands under the town of its address.
 */
export function groupByCity(
  cinemas: readonly CinemaSummary[],
  cities: readonly CitySummary[],
  language: string,
): CityGroup[] {
  const { compare } = new Intl.Collator(language);
  const known = new Map(cities.map((city) => [city.slug, city]));
  const mainRegions = new Set(cities.filter((city) => city.isMainRegion).map((city) => city.region));
  const rank = (group: CityGroup) => (mainRegions.has(group.region) ? 0 : group.region ? 1 : 2);
  const isMain = (group: CityGroup) => (known.get(group.slug)?.isMainRegion ? 0 : 1);

  const groups = Map.groupBy(cinemas, (cinema) => cinema.citySlug || plain(cinema.city));
  return [...groups]
    .map(([slug, members]): CityGroup => {
      const city = known.get(slug);
      return {
        slug,
        name: city?.name ?? members[0]?.city ?? '',
        region: city?.region ?? '',
        codes: [city?.postalCode, city?.theaterPostalCode].flatMap((code) => code || []),
        cinemas: members.toSorted((a, b) => compare(a.name, b.name)),
      };
    })
    .sort(
      (a, b) => rank(a) - rank(b) || compare(a.region, b.region) || isMain(a) - isMain(b) || compare(a.name, b.name),
    );
}

/** What a cinema is found by. */
export type Keys = { names: string; codes: string };

export const keysOf = (cinema: CinemaSummary, city: Pick<CityGroup, 'name' | 'codes'>): Keys => ({
  names: folded(`${cinema.name} ${city.name}`),
  codes: [...new Set([cinema.postalCode, ...city.codes].map(unspaced))].filter(Boolean).join(' '),
});

/** Digits are the start of a postal code (spec catalogue §5); anything else is words of the name or the city, in any order. */
export function matches(query: string, { names, codes }: Keys): boolean {
  const wanted = folded(query);
  if (/^\d/.test(wanted)) return codes.split(' ').some((code) => code.startsWith(unspaced(wanted)));
  return wanted.split(' ').every((word) => names.includes(word));
}

const folded = (text: string) =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const unspaced = (text: string) => folded(text).replaceAll(' ', '');
