import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

export type MarkKind = 'film' | 'cinema';
export type PressedMark = { slug: string; name: string };

const findMarks = (kind: MarkKind) => document.querySelectorAll<HTMLElement>(`[data-mark="${kind}"]`);

/**
 * Presses of all hearts of a kind, wherever they are in the page. A list holds sixty of them: they are plain HTML, and
 * one listener serves them all.
 */
export function useMarkPresses(kind: MarkKind, onPress: (pressed: PressedMark, button: HTMLElement) => void): void {
  const press = useEffectEvent(onPress);
  // As soon as no more presses are kept (`early-presses.ts`): an effect would come a paint later.
  useLayoutEffect(() => {
    const clicked = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(`[data-mark="${kind}"]`) : null;
      const { slug, name = '' } = button?.dataset ?? {};
      if (button && slug) press({ slug, name }, button);
    };
    document.addEventListener('click', clicked);
    return () => document.removeEventListener('click', clicked);
  }, [kind]);
}

/** Shows which hearts are set, on those in the page and on those that come with the next one. */
export function useMarkPaint(kind: MarkKind, slugs: readonly string[]): void {
  useEffect(() => {
    const set = new Set(slugs);
    const stop = keepPainted(() => paint(kind, set));
    return () => {
      stop();
      // Whoever signs out leaves nothing behind.
      paint(kind, new Set());
    };
  }, [kind, slugs]);
}

/** Whether it shows that it is set: a press takes it back. */
export const isMarkSet = (button: HTMLElement): boolean => button.getAttribute('aria-pressed') === 'true';

/** Paints what is in the page, and again with whatever comes into it; returns how to stop. */
export function keepPainted(paintAll: () => void): () => void {
  paintAll();
  const watch = new MutationObserver(paintAll);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

function paint(kind: MarkKind, set: ReadonlySet<string>): void {
  for (const button of findMarks(kind)) {
    const pressed = String(set.has(button.dataset.slug ?? ''));
    if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
  }
}
