/** Milliseconds between two parts: each is laid out for as long as a press may take, and a second press finds the page at rest. */
const rest = 1_000;

/** A browser that does not know when it is idle skips nothing either. */
const whenIdle = (run: () => void) => (self.requestIdleCallback ?? setTimeout)(run);

/**
 * Lays out what a page skipped while it arrived (`components/page/in-turn`), one part after the other while nothing else is
 * done, so that a picture of the whole page shows all of it.
 */
export function showInTurn(): void {
  const root = document.documentElement;
  if (root.dataset.inTurn === undefined) return;
  const next = document.querySelector('[data-later]');
  next?.removeAttribute('data-later');
  if (next) setTimeout(() => whenIdle(showInTurn), rest);
  else delete root.dataset.inTurn;
}
