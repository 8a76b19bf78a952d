import { useMemo, useSyncExternalStore } from 'react';
import { waitForPaint } from '@/lib/time/wait-for-paint';
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

/** What was chosen last, while the address does not say it yet: from where, to where, and how it is written. */
let chosen: { from: string; path: string; how: 'push' | 'replace' } | null = null;

const readSuffix = () => splitFilters(chosen?.from === location.pathname ? chosen.path : location.pathname).suffix;

/**
 * The filters of the address as the visitor sees it; none on the server and in the first client render, where the page
 * is the same for everyone. Setting them adds an entry to the history, so that Back undoes the last one.
 */
export function useFilters(): [Filters, (filters: Filters, how?: 'push' | 'replace') => void] {
  // The part of the filters alone: most addresses have none, and nothing is then rendered a second time.
  const suffix = useSyncExternalStore(subscribe, readSuffix, () => '');
  return [useMemo(() => parseFilters(suffix), [suffix]), write];
}

function write(filters: Filters, how: 'push' | 'replace' = 'push'): void {
  settle();
  const { pathname: from } = location;
  const path = filteredPath(splitFilters(from).base, filters);
  if (path === from) return;
  // What the browser and Next's router make of an entry takes longer than the press itself: the press is painted first.
  chosen = { from, path, how };
  waitForPaint(settle);
  if (isOnDialog()) settle();
  dispatchEvent(new Event(filtersChanged));
}

/** Has the address say what was chosen, unless the visitor has left it since. */
function settle(): void {
  if (!chosen) return;
  const { from, path, how } = chosen;
  chosen = null;
  if (location.pathname !== from) return;
  const to = path + location.search + location.hash;
  // No state of ours: Next then keeps its own beside the address.
  if (how === 'push' && !isOnDialog()) history.pushState(null, '', to);
  else history.replaceState(null, '', to);
}

/**
 * An open dialog has an entry of its own: taking it over spares the visitor a Back that does nothing. One come back to
 * after its dialog was closed is the page's, and what is chosen there a step of its own.
 */
const isOnDialog = () => history.state?.layers > 0 && document.querySelector('dialog[open]') !== null;
