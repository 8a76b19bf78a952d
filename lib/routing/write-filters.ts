import { waitForPaint } from '@/lib/time/wait-for-paint';
import { filteredPath, splitFilters } from './filters';
import { filtersChanged } from './filters-changed';
import { noteFilters, readWritten, unwritten } from './use-filters';

/**
 * The address that was written last, until the router of Next has taken it up. While an older one is on its way through
 * the router, it puts that one back for a moment: what is read from the address then has lost the last press, and a step
 * written then leaves the one before it wrong for good.
 */
let underway: string | null = null;
/** Whether somebody says what the router has taken up: nobody could before the page is awake. */
let isTold = false;
/** Milliseconds: longer than the router takes to draw the largest board on a slow phone. */
const patience = 5_000;

/** Has the address say what is chosen, and what was before this came: the filters of the hook that draws them are a press ahead. */
export function followChosenFilters(): void {
  const write = () => {
    // What the browser and Next's router make of an entry takes longer than the press itself: the press is painted first.
    if (isOnDialog()) writeChosen();
    else waitForPaint(writeChosen);
  };
  addEventListener(filtersChanged, write);
  addEventListener('popstate', () => {
    undoPress();
    // The window tells in the order of asking, capture or not: who was told before this drew the press once more.
    dispatchEvent(new Event(filtersChanged));
  });
  write();
}

/** To be told of every address that the router has taken up, the first one included. */
export function noteRouted(pathname: string): void {
  isTold = true;
  if (pathname === underway) settle();
  // Whoever was drawn while an older address stood there looks again.
  dispatchEvent(new Event(filtersChanged));
}

/** The router may take up two addresses at once and say the last alone: what was chosen does not wait for the other for ever. */
function awaitRouter(pathname: string): void {
  underway = pathname;
  setTimeout(() => {
    if (underway !== pathname) return;
    settle();
    writeChosen();
  }, patience);
}

function settle(): void {
  if (underway !== null) unwritten.shift();
  underway = null;
}

/** Back undoes the last press, wherever it is on its way. What the address lost in its place is written once more. */
function undoPress(): void {
  const { base, suffix } = splitFilters(location.pathname);
  const written = readWritten();
  // A dialog that closes goes back to an address that stands.
  if (unwritten.at(-1)?.base !== base || suffix === written.suffix) {
    settle();
    return;
  }
  unwritten.pop();
  if (underway === null && !unwritten.length) unwritten.push({ base, filters: written.filters, how: 'push' });
  underway = null;
}

/** A step of the history each, so that Back undoes the last one. */
function writeChosen(): void {
  // The visitor may have left it since.
  while (unwritten[0] && unwritten[0].base !== splitFilters(location.pathname).base) {
    unwritten.shift();
    underway = null;
  }
  const [next] = unwritten;
  if (!next || underway !== null) return;
  const { base, filters, how } = next;
  const path = filteredPath(base, filters);
  noteFilters(splitFilters(path).suffix, filters);
  if (path !== location.pathname) {
    const to = path + location.search + location.hash;
    // No state of ours: Next then keeps its own beside the address.
    if (how === 'push' && !isOnDialog()) history.pushState(null, '', to);
    else history.replaceState(null, '', to);
    if (isTold) {
      awaitRouter(location.pathname);
      return;
    }
  }
  unwritten.shift();
  writeChosen();
}

/**
 * An open dialog has an entry of its own: taking it over spares the visitor a Back that does nothing. One come back to
 * after its dialog was closed is the page's, and what is chosen there a step of its own.
 */
const isOnDialog = () => history.state?.layers > 0 && document.querySelector('dialog[open]') !== null;
