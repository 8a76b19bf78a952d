import type { FilterKind, Filters } from '@/lib/routing/filters';
import { type ShowsTab, showsTabNames } from '@/lib/routing/shows-tabs';
import { isWeekend } from './is-weekend';
import type { FilterOption } from './use-filter-names';

/** Where a kind says little: a family looks for no genre, and what is to come plays on no day yet. */
const without: Partial<Record<FilterKind, readonly ShowsTab[]>> = {
  genres: ['kids'],
  tags: ['kids'],
  date: ['upcoming'],
  versions: ['upcoming'],
};

type Quick = { days: readonly string[]; programmes: readonly FilterOption[] };

/** The tabs whose bar has a kind of filter: all where it is chosen, unless a pick of the tab itself says so already. */
export function listTabsOf(kind: FilterKind, filters: Filters, quick: Quick): ShowsTab[] {
  const isChosen = Boolean(filters[kind]?.length);
  if (isChosen)
    return isSaidToKids(kind, filters, quick) ? showsTabNames.filter((tab) => tab !== 'kids') : [...showsTabNames];
  return showsTabNames.filter((tab) => !without[kind]?.includes(tab));
}

function isSaidToKids(kind: FilterKind, { date = [], tags = [] }: Filters, { days, programmes }: Quick): boolean {
  if (kind === 'date') return isWeekend(date, days);
  return kind === 'tags' && tags.every((tag) => programmes.some(({ value }) => value === tag));
}
