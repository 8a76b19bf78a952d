import { useMemo, useSyncExternalStore } from 'react';
import { type Filters, filteredPath, parseFilters, splitFilters } from './filters';

/** Told to the window by whoever changes the filters of the address otherwise. */
export const filtersChanged = 'candela:filters';

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
 * is the same for everyone. Setting them adds an entry to the history, so that Back undoes the last one.
 */
export function useFilters(): [Filters, (filters: Filters, how?: 'push' | 'replace') => void] {
  // The part of the filters alone: most addresses have none, and nothing is then rendered a second time.
  const suffix = useSyncExternalStore(
    subscribe,
    () => splitFilters(location.pathname).suffix,
    () => '',
  );
  return [useMemo(() => parseFilters(suffix), [suffix]), write];
}

function write(filters: Filters, how: 'push' | 'replace' = 'push'): void {
  const to = filteredPath(splitFilters(location.pathname).base, filters) + location.search + location.hash;
  if (to === location.pathname + location.search + location.hash) return;
  // No state of ours: Next then keeps its own beside the address.
  if (how === 'push' && !isOnDialog()) history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  dispatchEvent(new Event(filtersChanged));
}

/**
 * An open dialog has an entry of its own: taking it over spares the visitor a Back that does nothing. One come back to
 * after its dialog was closed is the page's, and what is chosen there a step of its own.
 */
const isOnDialog = () => history.state?.layers > 0 && document.querySelector('dialog[open]') !== null;
