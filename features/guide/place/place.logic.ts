import { findLateRegion } from '@/lib/domain/age-laws';
import type { CinemaSummary, CitySummary, Gps } from '@/lib/domain/cinema';
import { href } from '@/lib/routing/href';
import { withoutBrand } from '@/lib/sites/brand';
import { type Locale, locales } from '@/lib/sites/locales';
import { listShortNames } from '@/lib/sites/short-names';
import { siteFacts } from '@/lib/sites/sites';

export type GuideCinema = {
  slug: string;
  name: string /** Where there is little room. */;
  short: string;
  href: string;
  gps: Gps | null;
  /** Where it lies, as the hours of the law call it; left out where the law has none. */
  region?: string;
};

/** The cinemas of a guide, in the order their days are asked for. */
export type GuidePlace = {
  /** As an answer of the gateway is asked for it: `city:lyon`. */
  key: string;
  name: string;
  /** Of one cinema, where there is little room. */
  short?: string;
  cinemas: readonly GuideCinema[];
  /** Those of the place that the guide has no room for. */
  others: readonly Pick<GuideCinema, 'name' | 'href'>[];
};

/** Names that a title has room for. */
const mostNames = 2;

/** What a place is called by those of its cities and cinemas that there are; empty for favourites, which have a word of their own. */
export function namePlace(key: string, known: readonly { slug: string; name: string }[]): string {
  const [, mode, named = ''] = /^(\w+:)?(.*)$/.exec(key) ?? [];
  if (mode === 'cinemas:') return '';
  const names = named.split(',').flatMap((slug) => known.find((one) => one.slug === slug)?.name ?? []);
  if (names.length < 2) return names.join();
  const more = names.length > mostNames ? ` +${names.length - mostNames}` : '';
  return names.slice(0, mostNames).map(withoutBrand).join(', ') + more;
}

/** A place of these cinemas, of which the first `most` are shown. */
export function buildPlace(
  locale: Locale,
  { key, name }: Pick<GuidePlace, 'key' | 'name'>,
  cinemas: readonly CinemaSummary[],
  cities: readonly Pick<CitySummary, 'slug' | 'region'>[],
  most: number,
): GuidePlace {
  const shown = cinemas.slice(0, most);
  const names = listShortNames(shown);
  const { ageLaw } = siteFacts(locales[locale].site);
  const regionOf = (citySlug: string) => findLateRegion(ageLaw, cities.find(({ slug }) => slug === citySlug)?.region);
  const pathOf = (slug: string) => href(locale, 'cinema', { slug }) ?? '';
  const short = withoutBrand(name);
  return {
    key,
    name,
    ...(short !== name && { short }),
    cinemas: shown.map(({ slug, name, gps, citySlug }, at) => {
      const region = regionOf(citySlug);
      return { slug, name, short: withoutBrand(names[at] || name), href: pathOf(slug), gps, ...(region && { region }) };
    }),
    others: cinemas.slice(most).map(({ slug, name }) => ({ name, href: pathOf(slug) })),
  };
}
