import { useLocale } from 'next-intl';
import type { Day } from '@/lib/domain/day';
import type { Filters } from '@/lib/routing/filters';
import type { Locale } from '@/lib/sites/locales';
import { useShown } from '@/lib/visitor/device/use-shown';
import { useAnswer } from '../asking/use-answer';
import type { ProgrammeDay } from './programme.logic';

/** Where a cinema's programme on one of some days is asked for: one question, whatever the number of films. */
function programmeUrl(locale: Locale, cinema: string, days: string | null): string {
  const asked = new URLSearchParams({ language: locale.slice(0, 2), ...(days && { date: days }) });
  return `/api/screens/programme/${encodeURIComponent(cinema)}?${asked}`;
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
  const locale = useLocale();
  const url = programmeUrl(locale, cinema, wanted);
  const { latest, isAnswered, hasFailed, retry } = useAnswer<ProgrammeDay>(isFirst ? null : url);
  const programme = isFirst ? first : (latest ?? first ?? emptyProgramme(today));
  const isLoading = !isFirst && !isAnswered && !hasFailed;
  useShown(!isLoading);
  return {
    programme,
    /** Where another day is asked for. */
    urlOn: (other: Day) => programmeUrl(locale, cinema, other),
    day: days.includes(programme.day) ? programme.day : (days[0] ?? programme.day),
    isLoading,
    hasFailed,
    retry,
  };
}

const emptyProgramme = (day: Day): ProgrammeDay => ({ day, dates: [], versions: [], tags: [], rows: [] });
