import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { stripLength } from '@/components/views/days/day.logic';
import { type Day, listDays } from '@/lib/domain/day';
import type { Filters } from '@/lib/routing/filters';
import { namedPlaceKey } from '@/lib/routing/place-filter';
import { readFilters } from '@/lib/routing/use-filters';
import { useKept } from '@/lib/visitor/device/use-kept';
import { useShown } from '@/lib/visitor/device/use-shown';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { boardUrl } from '../asking/board-url';
import { useFreshAnswer } from '../asking/use-fresh-answer';
import { listAsked, pickAsked } from '../choosing/asked-days';
import type { Board } from './board.logic';
import { useWantedPlace } from './use-wanted-place';

type Asked = {
  show: string;
  first: Board | null;
  today: Day;
  filters: Filters;
  /** They are not yet those of the address. */
  isLate: boolean;
  setFilters: (filters: Filters, how: 'replace') => void;
};

/** The board the visitor asked for by address or locator; until that is known, and for what it holds, the page's own. */
export function useBoard({ show, first, today, filters, isLate, setFilters }: Asked) {
  const { place: own, mode, ways, ordered, isSought } = useWantedPlace();

  // Whoever chooses a place now means that one, whatever the address they came with says.
  useEffect(
    () =>
      useLocator.subscribe((locator, before) => {
        if (!before.ready || locator.choice === before.choice || locator.source !== 'chosen') return;
        const { localisation, ...rest } = readFilters();
        if (localisation) setFilters(rest, 'replace');
      }),
    [setFilters],
  );

  const named = namedPlaceKey(filters.localisation);
  const place = named ?? own;
  const days = listAsked(filters.date, today);
  const wanted = days.join() || null;

  const isAt = (board: Board | null) => place === null || isNamed(board?.place?.key, place);
  const isHere = isAt(first);
  const isNow = first !== null && (wanted === null ? first.day >= today : wanted === first.day);
  const isFirst = isHere && isNow;
  const locale = useLocale();
  const url = boardUrl(locale, { show, place: isHere ? null : place, days: wanted });
  const isAsked = !isFirst && first?.place !== null;
  const { latest, isAnswered, hasFailed, retry } = useFreshAnswer<Board>(isAsked ? url : null);

  const board = isFirst ? first : (latest ?? first ?? emptyBoard(today));
  const isLoading = isAsked && !isAnswered && !hasFailed;
  const isKept = useKept(useShown(!isLoading && !isLate && (named !== undefined || !isSought)));
  return {
    board: ordered(board),
    ordered,
    /** Where another day of the same place is asked for. */
    urlOn: (day: Day) => boardUrl(locale, { show, place: isHere ? null : place, days: day }),
    /** The locator's mode, where the board follows it. */
    mode: named ? null : mode,
    ways,
    day: pickAsked(days, board.day),
    isLoading,
    /** Its cinemas stay as the server wrote them. */
    isKept,
    isElsewhere: isLoading && !isAt(board),
    hasFailed,
    retry,
  };
}

/** Whether a place goes by a name: `city:lyon` is called so, and `lyon` by an address. */
const isNamed = (key: string | undefined, name: string) => key === name || key?.split(':')[1] === name;

/** Of which day there are showings, nobody has said: any may be asked for. */
const emptyBoard = (day: Day): Board => ({
  ...{ place: null, day, dates: listDays(day, stripLength), versions: [], tags: [], venues: [] },
});
