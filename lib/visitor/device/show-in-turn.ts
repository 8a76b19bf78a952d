import { waitForPaint } from '@/lib/time/wait-for-paint';

/**
 * Lays out what a page skipped while it arrived (`components/page/in-turn`), one part with each paint: none of them holds up a
 * press, and a picture of the whole page shows all of it.
 */
export function showInTurn(): void {
  const root = document.documentElement;
  if (root.dataset.inTurn === undefined) return;
  const next = document.querySelector('[data-later]');
  if (!next) return void delete root.dataset.inTurn;
  next.removeAttribute('data-later');
  waitForPaint(showInTurn);
}
