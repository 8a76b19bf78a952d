import { startTransition, useCallback, useState } from 'react';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { useAtClock } from '@/components/views/showtime-name/use-standings';
import { cinemaDayOf, type Day } from '@/lib/domain/day';
import { hasEvening } from '@/lib/domain/evening';
import type { Filters } from '@/lib/routing/filters';
import { useFilters } from '@/lib/routing/use-filters';
import { useAfterPaint } from '@/lib/visitor/device/use-after-paint';
import { type Picked, type ShowingPick, toggleSlug } from './picks.logic';

/**
 * What a visitor of a board chooses: a day, versions, formats. The address keeps it, and Back undoes the last.
 * `passed`: a tag that is handed on to the next page and means nothing on this one.
 */
export function useChoices({ hasNoFilters }: Pick<ShowtimeFacts, 'hasNoFilters'>, passed?: string) {
  const [filters, setFilters] = useFilters();
  const [isCalendar, setCalendar] = useState(false);
  const late = useAfterPaint(filters);
  const read = (some: Filters): Chosen => {
    const { versions = [], tags: all = [], ...evening } = hasNoFilters ? nothing : some;
    const tags = all.filter((tag) => tag !== passed);
    const picked = { ...evening, versions, tags };
    return { filters: some, picked, isClear: versions.length + tags.length === 0 && !hasEvening(picked) };
  };
  const choose = useCallback(
    (day: Day) => {
      setCalendar(false);
      setFilters({ ...filters, date: [day] });
    },
    [filters, setFilters],
  );
  return {
    ...read(filters),
    setFilters,
    /** The same once the press is seen to be heard: what is drawn of the showings goes by it. */
    late: { ...read(late), isLate: late !== filters },
    choose,
    /** What is no filter of the showings that stand there stays. */
    clear: () => {
      const { date = [], localisation = [], tags = [] } = filters;
      setFilters({ date, localisation, tags: tags.filter((tag) => tag === passed) });
    },
    toggle: ({ kind, slug }: Pick<ShowingPick, 'kind' | 'slug'>) =>
      setFilters({ ...filters, [kind]: toggleSlug(filters[kind] ?? [], slug) }),
    isCalendar,
    // A transition waits for the code of what is opened, instead of showing it 0.3 s after the nothing that stood in for it.
    openCalendar: () => startTransition(() => setCalendar(true)),
    closeCalendar: () => setCalendar(false),
  };
}

type Chosen = { filters: Filters; picked: Picked /** Nothing of the showings is asked for. */; isClear: boolean };

const nothing: Filters = {};

/** Today where the cinema stands. */
export const useToday = (facts: ShowtimeFacts): Day => useAtClock(facts, cinemaDayOf);
