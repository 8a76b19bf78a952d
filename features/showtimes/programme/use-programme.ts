import { useLocale } from 'next-intl';
import { stripLength } from '@/components/views/days/day.logic';
import { type Day, listDays } from '@/lib/domain/day';
import type { Filters } from '@/lib/routing/filters';
import { useShown } from '@/lib/visitor/device/use-shown';
import { useFreshAnswer } from '../asking/use-fresh-answer';
import { listAsked, pickAsked } from '../choosing/asked-days';
import type { ProgrammeDay } from './programme.logic';

type Asked = { filters: Filters /** They are not yet those of the address. */; isLate: boolean };

/** The day the address asks for; until that is known, and for the page's own day, what came with the page. */
export function useProgramme(cinema: string, first: ProgrammeDay | null, today: Day, { filters, isLate }: Asked) {
  const days = listAsked(filters.date, today);
  const wanted = days.join() || null;
  const isFirst = first && (wanted ? wanted === first.day : first.day >= today);
  const locale = useLocale();
  // One question, whatever the number of films; a day needs no escape.
  const urlOn = (on: string | null) =>
    `/api/screens/programme/${encodeURIComponent(cinema)}?language=${locale.slice(0, 2)}${on ? `&date=${on}` : ''}`;
  const { latest, isAnswered, hasFailed, retry } = useFreshAnswer<ProgrammeDay>(isFirst ? null : urlOn(wanted));
  const programme = isFirst ? first : (latest ?? first ?? emptyProgramme(today));
  const isLoading = !isFirst && !isAnswered && !hasFailed;
  useShown(!isLoading && !isLate);
  return {
    programme,
    /** Where one of some days is asked for. */
    urlOn,
    day: pickAsked(days, programme.day),
    isLoading,
    hasFailed,
    retry,
  };
}

/** Of which day there are showings, nobody has said: any may be asked for. */
const emptyProgramme = (day: Day): ProgrammeDay => ({
  ...{ day, dates: listDays(day, stripLength), versions: [], tags: [], rows: [] },
});
