import { useQueries, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { query } from '@/lib/api/query';
import { pickLanguageFilter } from '@/lib/domain/language-filter';
import { accessNames, isAccessName } from '@/lib/domain/showing';
import type { Tag } from '@/lib/domain/tag';
import type { Filters } from '@/lib/routing/filters';
import { withoutBrand } from '@/lib/sites/brand';
import { joinPlays, needsPlays, type Plays } from './filters.logic';

/** Places a filter may name; an address may name any number. */
const mostPlaces = 12;

/** The programme a filter speaks of: of the named cities and cinemas, else of the site's main regions. */
export function usePlays(
  filters: Filters,
  regions: readonly string[],
  isWanted = needsPlays(filters),
): { plays: Plays | null; isPending: boolean; isError: boolean } {
  const locale = useLocale();
  const places = filters.localisation?.slice(0, mostPlaces) ?? [];
  const isNamed = places.length > 0;
  const { data: known, isPending } = useQuery({ ...query(locale, 'cinemas', {}), enabled: isWanted && isNamed });
  const isCinema = (place: string) => known?.some(({ slug }) => slug === place) ?? false;
  const cinemas = places.filter(isCinema);
  const zones = isNamed ? (isPending ? [] : places.filter((place) => !isCinema(place))) : regions;

  const atCinemas = useQueries({
    queries: cinemas.map((slug) => ({ ...query(locale, 'cinemaShows', { slug }), enabled: isWanted })),
  });
  const inZones = useQueries({ queries: zones.map((id) => ({ ...query(locale, 'zone', { id }), enabled: isWanted })) });

  const answers = [...atCinemas, ...inZones];
  const ready = answers.length > 0 && answers.every(({ data }) => data);
  return {
    plays: ready ? joinPlays(answers.flatMap(({ data }) => (data ? [data.shows] : []))) : null,
    isPending: isWanted && !ready,
    isError: answers.some(({ isError }) => isError),
  };
}

/** What the filters offer besides the titles' own genres; asked for when they are opened. Undefined until it is there. */
export function useFilterOptions(enabled: boolean) {
  const locale = useLocale();
  const { data: versions } = useQuery({ ...query(locale, 'versions', {}), enabled });
  const { data: tags } = useQuery({ ...query(locale, 'tags', {}), enabled });
  const { data: cities } = useQuery({ ...query(locale, 'cities', {}), enabled });
  const { data: cinemas } = useQuery({ ...query(locale, 'cinemas', {}), enabled });
  const languages = versions && tags && pickLanguageFilter(versions, tags);
  const isLanguage = ({ isVersionFilter }: Tag) => languages?.mode === 'tags' && isVersionFilter;
  return {
    languages,
    formats: tags
      ?.filter((tag) => tag.isShowFilter && !isAccessName(tag.slug) && !isLanguage(tag))
      .toSorted((a, b) => a.filterOrder - b.filterOrder)
      .map(({ slug, title }) => ({ value: slug, label: title })),
    access: tags && accessNames.flatMap((value) => labelled(value, tags.find(({ slug }) => slug === value)?.title)),
    cities: cities?.filter(({ cinemas: own }) => own.length).map(({ slug, name }) => ({ value: slug, label: name })),
    cinemas: cinemas?.map(({ slug, name }) => ({ value: slug, label: withoutBrand(name) })),
    places: cinemas,
  };
}

const labelled = <Value extends string>(value: Value, label: string | undefined) => (label ? [{ value, label }] : []);
