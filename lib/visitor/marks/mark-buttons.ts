import { useEffectEvent, useLayoutEffect } from 'react';
import { slugOfMark } from '../device/slug-of-mark';

export type MarkKind = 'film' | 'cinema';
export type PressedMark = { slug: string; name: string };

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
      const slug = button && slugOfMark(button);
      if (slug) press({ slug, name: button.dataset.name ?? findHeading(button) ?? '' }, button);
    };
    document.addEventListener('click', clicked);
    return () => document.removeEventListener('click', clicked);
  }, [kind]);
}

/** What the article of a card or a row is called: of sixty, each would say it once more. */
const findHeading = (button: HTMLElement) => button.closest('article')?.querySelector('h2, h3')?.textContent;

/** Whether it shows that it is set: a press takes it back. */
export const isMarkSet = (button: HTMLElement): boolean => button.getAttribute('aria-pressed') === 'true';
