import type { Day } from '@/lib/domain/day';
import { listForFamilies } from '@/lib/domain/family-list';
import { type Listed, orderListed, pickList } from '@/lib/domain/listing';
import { type ListEntry, splitLists } from '@/lib/domain/lists-by-month';
import type { Mark } from './card-facts';

type GridKind = {
  tab: 'book' | 'kids';
  list: (listed: readonly Listed[], today: Day) => Listed[];
  /** What a card says first. */
  mark: Mark;
  /** Whole rows of two, four and six; the others wait for a press. */
  atOnce: number;
};

/** The lists of posters of the page of films: each begins with what its visitors come for. */
export const grids = {
  grid: { tab: 'book', list: (listed) => orderListed(pickList(listed, 'book'), 'default'), mark: 'flag', atOnce: 24 },
  kids: { tab: 'kids', list: listForFamilies, mark: 'age', atOnce: 12 },
} as const satisfies Record<string, GridKind>;

export type GridName = keyof typeof grids;
export const gridNames = Object.keys(grids) as GridName[];
export const isGridName = (name: string): name is GridName => Object.hasOwn(grids, name);

export type GridEntry = ListEntry<Listed, GridKind['tab']>;

export function listGrid(name: GridName, listed: readonly Listed[], today: Day): GridEntry[] {
  const { tab, list }: GridKind = grids[name];
  return list(listed, today).map((item) => ({ item, lists: [tab] }));
}

/** What is shown of a grid at once and what waits. */
export const splitGrid = (name: GridName, listed: readonly Listed[], today: Day) =>
  splitLists(listGrid(name, listed, today), [grids[name].tab], grids[name].atOnce);
