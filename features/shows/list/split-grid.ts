import { type Listed, orderListed, showLists } from '@/lib/domain/listing';
import { type ListEntry, splitLists } from '@/lib/domain/lists-by-month';

/** Whole rows of two, four and six; the others wait for a press. */
const atOnce = 24;

export const gridTabs = ['book', 'kids'] as const;
export type GridEntry = ListEntry<Listed, (typeof gridTabs)[number]>;

/** Titles to book and titles for children: nearly all of the second are of the first. */
export const listGrid = (listed: readonly Listed[]) =>
  orderListed(listed, 'default').flatMap((item): GridEntry[] => {
    const lists = gridTabs.filter((name) => showLists[name](item));
    return lists.length > 0 ? [{ item, lists }] : [];
  });

/** What is shown of them at once and what waits. */
export const splitGrid = (listed: readonly Listed[]) => splitLists(listGrid(listed), gridTabs, atOnce);
