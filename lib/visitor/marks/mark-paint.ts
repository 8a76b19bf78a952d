import { useEffect } from 'react';
import { paintOnChange } from '../device/paint-on-change';
import { slugOfMark } from '../device/slug-of-mark';
import type { MarkKind } from './mark-buttons';

/** Shows which hearts are set, on those in the page and on those that come with the next one. */
export function useMarkPaint(kind: MarkKind, slugs: readonly string[]): void {
  useEffect(() => {
    const set = new Set(slugs);
    const stop = paintOnChange(() => paint(kind, set));
    return () => {
      stop();
      // Whoever signs out leaves nothing behind.
      paint(kind, new Set());
    };
  }, [kind, slugs]);
}

function paint(kind: MarkKind, set: ReadonlySet<string>): void {
  for (const button of document.querySelectorAll<HTMLElement>(`[data-mark="${kind}"]`)) {
    const pressed = String(set.has(slugOfMark(button)));
    if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
  }
}
