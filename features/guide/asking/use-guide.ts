import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Day } from '@/lib/domain/day';
import { mergeDays } from '@/lib/domain/guide';
import { useLanguage } from '@/lib/i18n/use-language';
import type { Filters } from '@/lib/routing/filters';
import { isPlaceSought, useLocator } from '@/lib/visitor/place/locator.store';
import { useLocatorCinemas } from '@/lib/visitor/place/use-locator-cinemas';
import type { GuidePlace } from '../place/place.logic';
import { dayQuery, placeQuery } from './guide.queries';

type Asked = { page: GuidePlace; day: Day; filters: Filters };

/** The days of all cinemas of the place that the address or the locator names, else of the page's own. */
export function useGuide({ page, day, filters }: Asked) {
  const language = useLanguage();
  const { boardPlace, place: own, choice } = useLocatorCinemas();
  const isSought = useLocator(isPlaceSought);
  const named = filters.localisation?.join();
  const key = named ?? boardPlace;
  const isOwn = key === null || key === page.key || `city:${key}` === page.key;
  const asked = useQuery(placeQuery(language, isOwn && !named ? null : key));
  const found = asked.data?.cinemas.length ? asked.data : null;
  const place = key === null || (isOwn && !found) ? page : (found ?? page);
  const answers = useQueries({ queries: place.cinemas.map(({ slug }) => dayQuery(language, slug, day)) });
  const days = answers.map(({ data }) => data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers are as many as the place has cinemas, and kept as they are
  const films = useMemo(() => mergeDays(days), [...days, place]);
  const failed = place.cinemas.filter((_, index) => answers[index]?.isError);
  return {
    place,
    films,
    dates: [...new Set(days.flatMap((known) => known?.dates ?? []))].sort(),
    /** Of an unnamed place: around the visitor, or their favourites. */
    mode: named ? null : (choice?.mode ?? null),
    ways: own?.ways,
    isLoading: (asked.isLoading && !isOwn) || answers.some(({ isPending }) => isPending),
    isSought: isSought && !named,
    failed,
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}
