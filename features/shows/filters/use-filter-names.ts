import { useLocale, useTranslations } from 'next-intl';
import { isAccessName } from '@/lib/domain/showing';
import { formatDay } from '@/lib/i18n/day';
import type { FilterKind, Filters } from '@/lib/routing/filters';
import { weekendOf } from './is-weekend';
import { useFilterOptions } from './shows.queries';

export type FilterOption = { value: string; label: string };

/** Kinds whose names the page does not hold. */
const languages = ['versions', 'tags'] as const satisfies FilterKind[];
const asked = ['localisation', ...languages] as const satisfies FilterKind[];

/** What the chosen filters are called, one by one and in the bar. */
export function useFilterNames(
  filters: Filters,
  { genres, days }: { genres: readonly FilterOption[]; days: readonly string[] },
) {
  const t = useTranslations('filters');
  const locale = useLocale();
  const isSaid = (kind: FilterKind) => Boolean(filters[kind]?.length);
  const known = useFilterOptions({ languages: languages.some(isSaid), places: isSaid('localisation') });
  const lists: Partial<Record<FilterKind, readonly FilterOption[]>> = {
    genres,
    localisation: [...(known.cities ?? []), ...(known.cinemas ?? [])],
    versions: known.languages?.options ?? [],
    tags: [...(known.formats ?? []), ...(known.languages?.options ?? []), ...(known.access ?? [])],
  };
  const valueName = (kind: FilterKind, value: string): string => {
    if (kind === 'date') return formatDay(value, locale, 'short');
    if (kind === 'child') return t('age', { age: value });
    return lists[kind]?.find((option) => option.value === value)?.label ?? value;
  };

  const [today = '', tomorrow = ''] = days;
  // The last of the same days counts: on a Sunday the weekend is today.
  const sets: Readonly<Record<string, string>> = {
    [weekendOf(days).join()]: t('weekend'),
    [tomorrow]: t('tomorrow'),
    [today]: t('today'),
  };
  /** Null for a kind that does not filter; accessibility is said elsewhere. */
  const kindName = (kind: FilterKind): string | null => {
    const values = filters[kind]?.filter((value) => !isAccessName(value)) ?? [];
    const [first, ...others] = values;
    if (first === undefined) return null;
    // No other kind has a value that is a day.
    return sets[values.join()] ?? valueName(kind, first) + (others.length ? ` +${others.length}` : '');
  };
  const isKnown = asked.every((kind) => !filters[kind]?.length || lists[kind]?.length);
  return { nameOf: valueName, saidOf: kindName, isKnown };
}
