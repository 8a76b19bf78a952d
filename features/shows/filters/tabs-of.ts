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

/** What the picks of families stand for. */
type Quick = { days: readonly string[]; ages: readonly number[]; programmes: readonly FilterOption[] };

const notKids = showsTabNames.filter((tab) => tab !== 'kids');

/** The tabs whose bar has a kind of filter: all where it is chosen, unless a pick of the tab itself says so already. */
export function listTabsOf(kind: FilterKind, filters: Filters, quick: Quick): readonly ShowsTab[] {
  if (!filters[kind]?.length) return showsTabNames.filter((tab) => !without[kind]?.includes(tab));
  return isSaidToKids(kind, filters, quick) ? notKids : showsTabNames;
}

/** The tabs that name a chosen value below their bar: all but the one where a pick says it. */
export const listTabsNaming = (kind: FilterKind, value: string, filters: Filters, quick: Quick): readonly ShowsTab[] =>
  isSaidToKids(kind, kind === 'date' ? filters : { [kind]: [value] }, quick) ? notKids : showsTabNames;

function isSaidToKids(kind: FilterKind, filters: Filters, { days, ages, programmes }: Quick): boolean {
  const { date = [], tags = [], child = [] } = filters;
  if (kind === 'date') return isWeekend(date, days);
  if (kind === 'child') return child.every((age) => ages.includes(Number(age)));
  return kind === 'tags' && tags.every((tag) => programmes.some(({ value }) => value === tag));
}
