import type { FilterKind, Filters } from '@/lib/routing/filters';
import { type ShowsTab, showsTabNames } from '@/lib/routing/shows-tabs';
import { isWeekend } from './is-weekend';
import type { FilterOption } from './use-filter-names';

/** The tab whose row is kept to what a family asks first: these stand behind "More". */
export const kidsLater = ['date', 'versions'] as const satisfies FilterKind[];
export const notKids = showsTabNames.filter((tab) => tab !== 'kids');

/** Where a kind says little: a family looks for no genre, and what is to come plays on no day yet. */
const without: Partial<Record<FilterKind, readonly ShowsTab[]>> = {
  genres: ['kids'],
  tags: ['kids'],
  date: ['upcoming'],
  versions: ['upcoming'],
};

/** What the picks of families stand for. */
type Quick = { days: readonly string[]; ages: readonly number[]; programmes: readonly FilterOption[] };

/** The tabs whose row has a kind of filter: all where it is chosen, unless the tab says so elsewhere. */
export function listTabsOf(kind: FilterKind, filters: Filters, quick: Quick): readonly ShowsTab[] {
  const isElsewhere = kidsLater.some((later) => later === kind) || isSaidToKids(kind, filters, quick);
  const tabs = isElsewhere ? notKids : showsTabNames;
  return filters[kind]?.length ? tabs : tabs.filter((tab) => !without[kind]?.includes(tab));
}

/** Whether "More" of the tab for children holds something that is chosen. */
export const isChosenLater = (filters: Filters, quick: Quick): boolean =>
  filters.order !== undefined || kidsLater.some((kind) => filters[kind]?.length && !isSaidToKids(kind, filters, quick));

/** The tabs that name a chosen value below their bar: all but the one where a pick says it. */
export const listTabsNaming = (kind: FilterKind, value: string, filters: Filters, quick: Quick): readonly ShowsTab[] =>
  isSaidToKids(kind, kind === 'date' ? filters : { [kind]: [value] }, quick) ? notKids : showsTabNames;

/** Whether a pick of the tab for children says all that is chosen of a kind. */
export function isSaidToKids(kind: FilterKind, filters: Filters, { days, ages, programmes }: Quick): boolean {
  const { date = [], tags = [], child = [] } = filters;
  if (kind === 'date') return isWeekend(date, days);
  if (kind === 'child') return child.length > 0 && child.every((age) => ages.includes(Number(age)));
  return kind === 'tags' && tags.length > 0 && tags.every((tag) => programmes.some(({ value }) => value === tag));
}
