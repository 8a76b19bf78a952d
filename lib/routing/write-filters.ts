import { waitForPaint } from '@/lib/time/wait-for-paint';
import { filteredPath, splitFilters } from './filters';
import { filtersChanged } from './filters-changed';
import { noteFilters, unwritten } from './use-filters';

/** Has the address say what is chosen, and what was before this came: the filters of the hook that draws them are a press ahead. */
export function followChosenFilters(): void {
  const write = () => {
    // What the browser and Next's router make of an entry takes longer than the press itself: the press is painted first.
    if (isOnDialog()) writeChosen();
    else waitForPaint(writeChosen);
  };
  addEventListener(filtersChanged, write);
  write();
}

/** A step of the history each, so that Back undoes the last one. */
function writeChosen(): void {
  for (const { base, filters, how } of unwritten.splice(0)) {
    // The visitor has left it since.
    if (base !== splitFilters(location.pathname).base) continue;
    const path = filteredPath(base, filters);
    noteFilters(splitFilters(path).suffix, filters);
    if (path === location.pathname) continue;
    const to = path + location.search + location.hash;
    // No state of ours: Next then keeps its own beside the address.
    if (how === 'push' && !isOnDialog()) history.pushState(null, '', to);
    else history.replaceState(null, '', to);
  }
}

/**
 * An open dialog has an entry of its own: taking it over spares the visitor a Back that does nothing. One come back to
 * after its dialog was closed is the page's, and what is chosen there a step of its own.
 */
const isOnDialog = () => history.state?.layers > 0 && document.querySelector('dialog[open]') !== null;
