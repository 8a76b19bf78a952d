import { useQueries, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { query } from '@/lib/api/query';
import type { Filters } from '@/lib/routing/filters';
import { joinPlays, needsPlays, type Plays } from './filters.logic';

/** The programme a filter speaks of: of the named city or cinema, else of the site's main regions. */
export function usePlays(
  filters: Filters,
  regions: readonly string[],
): { plays: Plays | null; isPending: boolean; isError: boolean } {
  const locale = useLocale();
  const enabled = needsPlays(filters);
  const place = filters.localisation?.[0];
  const { data: cinemas, isPending } = useQuery({
    ...query(locale, 'cinemas', {}),
    enabled: enabled && place !== undefined,
  });
  const cinema = cinemas?.find(({ slug }) => slug === place);
  const zones = place === undefined ? regions : isPending || cinema ? [] : [place];

  const atCinema = useQuery({
    ...query(locale, 'cinemaShows', { slug: cinema?.slug ?? '' }),
    enabled: enabled && cinema !== undefined,
  });
  const inZones = useQueries({ queries: zones.map((id) => ({ ...query(locale, 'zone', { id }), enabled })) });

  const answers = cinema ? [atCinema] : inZones;
  const ready = answers.length > 0 && answers.every(({ data }) => data);
  return {
    plays: ready ? joinPlays(answers.flatMap(({ data }) => (data ? [data.shows] : []))) : null,
    isPending: enabled && !ready,
    isError: answers.some(({ isError }) => isError),
  };
}

/** Words for versions and formats, and the places to choose from; asked for when a menu opens. */
export function useFilterOptions(enabled: boolean) {
  const locale = useLocale();
  const { data: versions } = useQuery({ ...query(locale, 'versions', {}), enabled });
  const { data: tags } = useQuery({ ...query(locale, 'tags', {}), enabled });
  const { data: cities } = useQuery({ ...query(locale, 'cities', {}), enabled });
  const { data: cinemas } = useQuery({ ...query(locale, 'cinemas', {}), enabled });
  return {
    versions: versions?.map(({ slug, label, description }) => ({ value: slug, label: `${label} · ${description}` })),
    tags: tags
      ?.filter(({ isShowFilter }) => isShowFilter)
      .toSorted((a, b) => a.filterOrder - b.filterOrder)
      .map(({ slug, title }) => ({ value: slug, label: title })),
    places: cities && cinemas && [...cities, ...cinemas].map(({ slug, name }) => ({ value: slug, label: name })),
  };
}
