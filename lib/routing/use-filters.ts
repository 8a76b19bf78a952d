import { useMemo, useSyncExternalStore } from 'react';
import { waitForPaint } from '@/lib/time/wait-for-paint';
import { type Filters, filteredPath, parseFilters, splitFilters } from './filters';

/** Told to the window by whoever changes the filters of the address otherwise. */
export const filtersChanged = 'candela:filters';

const tell = () => void dispatchEvent(new Event(filtersChanged));

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(filtersChanged, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(filtersChanged, listener);
  };
}

/** What was chosen last, while the address does not say it yet. */
let chosen = '';
/** Has the address say it. */
let settle = () => {};

const readSuffix = () => splitFilters(chosen || location.pathname).suffix;

/**
 * The filters of the address as the visitor sees it; none on the server and in the first client render, where the page
 * is the same for everyone.
 */
export function useAddressFilters(): Filters {
  // The part of the filters alone: most addresses have none, and nothing is then rendered a second time.
  const suffix = useSyncExternalStore(subscribe, readSuffix, () => '');
  return useMemo(() => parseFilters(suffix), [suffix]);
}

/** The same, and how to set them, which adds an entry to the history, so that Back undoes the last one. */
export const useFilters = (): [Filters, typeof write] => [useAddressFilters(), write];

function write(filters: Filters, how: 'push' | 'replace' = 'push'): void {
  settle();
  const from = location.pathname;
  const path = filteredPath(splitFilters(from).base, filters);
  if (path === from) return;
  chosen = path;
  settle = () => {
    settle = () => {};
    chosen = '';
    // The visitor has left it since.
    if (location.pathname !== from) return tell();
    const to = path + location.search + location.hash;
    // No state of ours: Next then keeps its own beside the address.
    if (how === 'push' && !isOnDialog()) history.pushState(null, '', to);
    else history.replaceState(null, '', to);
  };
  // What the browser and Next's router make of an entry takes longer than the press itself: the press is painted first.
  if (isOnDialog()) settle();
  else waitForPaint(() => settle());
  tell();
}

/**
 * An open dialog has an entry of its own: taking it over spares the visitor a Back that does nothing. One come back to
 * after its dialog was closed is the page's, and what is chosen there a step of its own.
 */
const isOnDialog = () => history.state?.layers > 0 && document.querySelector('dialog[open]') !== null;
