import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import { callUrl } from '@/lib/api/call-url';
import type { Entity } from '@/lib/api/entities';
import { filterCalls } from '@/lib/api/filter-paths';
import { pickLanguageFilter } from '@/lib/domain/language-filter';
import { accessNames, isAccessName } from '@/lib/domain/showing';
import type { Tag } from '@/lib/domain/tag';
import type { Filters } from '@/lib/routing/filters';
import { withoutBrand } from '@/lib/sites/brand';
import { useAnswer } from '@/lib/visitor/answers/use-answer';
import { useAnswerList } from '@/lib/visitor/answers/use-answer-list';
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
  const { data: known, hasFailed } = useEntities('cinemas', isWanted && isNamed);
  const isCinema = (place: string) => known?.some(({ slug }) => slug === place);
  const cinemas = places.filter(isCinema);
  const zones = isNamed ? (known || hasFailed ? places.filter((place) => !isCinema(place)) : []) : regions;

  const urls = [
    ...cinemas.map((slug) => callUrl(locale, filterCalls.cinemaShows, { slug })),
    ...zones.map((id) => callUrl(locale, filterCalls.zone, { id })),
  ];
  const answers = useAnswerList<Entity<'cinemaShows' | 'zone'>>(isWanted ? urls : []);
  const plays = useMemo(() => {
    const programmes = answers.flatMap(({ data }) => (data ? [data.shows] : []));
    return answers.length > 0 && programmes.length === answers.length ? joinPlays(programmes) : null;
  }, [answers]);
  return {
    plays,
    isPending: isWanted && !plays,
    isError: answers.some(({ hasFailed }) => hasFailed),
  };
}

/** What of it is asked for. */
type Wanted = { languages: boolean; places: boolean };

/** What the filters offer besides the titles' own genres; asked for when they are opened. Undefined until it is there. */
export function useFilterOptions(wanted: Wanted) {
  const { data: versions } = useEntities('versions', wanted.languages);
  const { data: tags } = useEntities('tags', wanted.languages);
  const { data: cities } = useEntities('cities', wanted.places);
  const { data: cinemas } = useEntities('cinemas', wanted.places);
  const languages = versions && tags && pickLanguageFilter(versions, tags);
  const isLanguage = ({ isVersionFilter }: Tag) => languages?.mode === 'tags' && isVersionFilter;
  return {
    languages,
    formats: tags
      ?.filter((tag) => tag.isShowFilter && !isAccessName(tag.slug) && !isLanguage(tag))
      .toSorted((a, b) => a.filterOrder - b.filterOrder)
      .map(nameTag),
    access: tags && accessNames.flatMap((name) => tags.filter(({ slug }) => slug === name)).map(nameTag),
    cities: cities?.filter(({ cinemas: own }) => own.length).map(({ slug, name }) => ({ value: slug, label: name })),
    cinemas: cinemas?.map(({ slug, name }) => ({ value: slug, label: withoutBrand(name) })),
    places: cinemas,
  };
}

const useEntities = <Name extends 'versions' | 'tags' | 'cities' | 'cinemas'>(name: Name, enabled: boolean) => {
  const url = callUrl(useLocale(), filterCalls[name]);
  return useAnswer<Entity<Name>>(enabled ? url : null);
};

const nameTag = ({ slug, title }: Tag) => ({ value: slug, label: title });
