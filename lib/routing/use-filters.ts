import { useSyncExternalStore } from 'react';
import { type Filters, parseFilters, splitFilters } from './filters';
import { filtersChanged } from './filters-changed';

/** `push` is a step that Back undoes. */
type How = 'push' | 'replace';

/**
 * What was chosen while the address does not say it for sure yet, the last at the end: `write-filters.ts` takes it from
 * here.
 */
export const unwritten: { base: string; filters: Filters; how: How }[] = [];

const none: Filters = {};
const known = { suffix: '', filters: none };

/** What a suffix means, told so that nothing is drawn again once the address says what is shown already. */
export const noteFilters = (suffix: string, filters: Filters): void => void Object.assign(known, { suffix, filters });

/** What the address was last written or read as. */
export const readWritten = (): Readonly<typeof known> => known;

/** The filters of the address as the visitor sees it, a press ahead of what the address says. */
export function readFilters(): Filters {
  const { base, suffix } = splitFilters(location.pathname);
  const last = unwritten.at(-1);
  if (last?.base === base) return last.filters;
  if (suffix !== known.suffix) noteFilters(suffix, parseFilters(suffix));
  return known.filters;
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(filtersChanged, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(filtersChanged, listener);
  };
}

/**
 * The filters of the address as the visitor sees it; none on the server and in the first client render, where the page
 * is the same for everyone.
 */
export const useAddressFilters = (): Filters => useSyncExternalStore(subscribe, readFilters, () => none);

/** The same, and how to choose others: shown at once, and written into the address by what comes once a page is awake. */
export const useFilters = (): [Filters, typeof chooseFilters] => [useAddressFilters(), chooseFilters];

/** Shows others at once. */
export function chooseFilters(wanted: Filters, how: How = 'push'): void {
  // No list is empty in an address either.
  const filters = Object.fromEntries(Object.entries(wanted).filter(([, values]) => values.length));
  unwritten.push({ base: splitFilters(location.pathname).base, filters, how });
  dispatchEvent(new Event(filtersChanged));
}
