import { bookingIdOf, isListed, type ListedShowing } from '@/lib/domain/shortlist';
import { paintOnChange } from '@/lib/visitor/device/paint-on-change';
import { followShortlist } from '@/lib/visitor/device/saved-shortlist';

const chips = 'main a[data-ticket][href]';
const starters = '[data-press="compare"]';

/** The showing that a chip leads to: its address names the session, its mark for analytics the time. */
function listedOf(chip: HTMLAnchorElement): ListedShowing | null {
  const bookingId = bookingIdOf(chip.href);
  const time = chip.dataset.ticket?.slice(0, 16) ?? '';
  return bookingId && time.length === 16 ? { bookingId, time } : null;
}

/**
 * Until it is told to stop, a press on the chip of a showing ticks it instead of following it, wherever it stands: boards
 * know nothing of it. A press that opens a new tab is left alone.
 */
export function tickChips(
  readListed: () => readonly ListedShowing[],
  toggle: (one: ListedShowing) => void,
): () => void {
  const stop = new AbortController();
  const { documentElement: root } = document;
  root.dataset.ticking = '';
  const press = (event: MouseEvent | KeyboardEvent) => {
    const chip = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(chips) : null;
    const one = chip && listedOf(chip);
    if (!one || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Before anything else hears of it: it is no way to the ticketing page.
    event.preventDefault();
    event.stopPropagation();
    toggle(one);
  };
  addEventListener('click', press, { capture: true, signal: stop.signal });
  addEventListener('keydown', (event) => event.key === ' ' && press(event), { capture: true, signal: stop.signal });
  const paint = () => paintChips(readListed());
  const stops = [paintOnChange(paint), followShortlist(paint), () => stop.abort()];
  return () => {
    for (const each of stops) each();
    delete root.dataset.ticking;
    unpaint();
  };
}

/** What is right already is left alone: every change of the page is looked at. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function paintChips(listed: readonly ListedShowing[]): void {
  for (const button of document.querySelectorAll(starters)) {
    set(button, 'aria-pressed', 'true');
    set(button, 'data-on', '');
  }
  for (const chip of document.querySelectorAll<HTMLAnchorElement>(chips)) {
    const one = listedOf(chip);
    if (!one) continue;
    set(chip, 'role', 'checkbox');
    set(chip, 'aria-checked', String(isListed(listed, one)));
  }
}

function unpaint(): void {
  for (const button of document.querySelectorAll(starters)) {
    button.setAttribute('aria-pressed', 'false');
    button.removeAttribute('data-on');
  }
  for (const chip of document.querySelectorAll(chips)) {
    chip.removeAttribute('role');
    chip.removeAttribute('aria-checked');
  }
}
