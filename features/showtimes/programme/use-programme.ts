import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { freshForShowings } from '@/lib/api/freshness';
import type { Day } from '@/lib/domain/day';
import type { Filters } from '@/lib/routing/filters';
import type { Locale } from '@/lib/sites/locales';
import { useShown } from '@/lib/visitor/device/use-shown';
import { askJson } from '../board/board.queries';
import type { ProgrammeDay } from './programme.logic';

/** A cinema's programme on one of some days: one question, whatever the number of films. */
function programmeQuery(locale: Locale, cinema: string, days: string | null) {
  const asked = new URLSearchParams({ language: locale.slice(0, 2), ...(days && { date: days }) });
  const url = `/api/screens/programme/${encodeURIComponent(cinema)}?${asked}`;
  return queryOptions({
    ...freshForShowings,
    queryKey: ['programme', url] as const,
    queryFn: ({ signal }): Promise<ProgrammeDay> => askJson(url, signal),
  });
}

type Asked = {
  cinema: string;
  first: ProgrammeDay | null;
  today: Day;
  filters: Filters;
};

/** The day the address asks for; until that is known, and for the page's own day, what came with the page. */
export function useProgramme({ cinema, first, today, filters }: Asked) {
  const days = filters.date?.filter((day) => day >= today) ?? [];
  const wanted = days.join() || null;
  const isFirst = first !== null && (wanted === null ? first.day >= today : wanted === first.day);
  const query = useQuery({
    ...programmeQuery(useLocale(), cinema, wanted),
    enabled: !isFirst,
    placeholderData: keepPreviousData,
  });
  const programme = isFirst ? first : (query.data ?? first ?? emptyProgramme(today));
  const isCurrent = isFirst || (query.isSuccess && !query.isPlaceholderData);
  const isLoading = !isCurrent && !query.isError;
  useShown(!isLoading);
  return {
    programme,
    day: days.includes(programme.day) ? programme.day : (days[0] ?? programme.day),
    isLoading,
    hasFailed: !isFirst && query.isError,
    retry: () => void query.refetch(),
  };
}

const emptyProgramme = (day: Day): ProgrammeDay => ({ day, dates: [], versions: [], tags: [], rows: [] });
