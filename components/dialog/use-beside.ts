import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { placeBeside } from '@/lib/modals/beside';

/** Milliseconds of quiet before a resized window is looked at (spec catalogue §9). */
export const resizeDebounce = 100;

/**
 * While active, keeps a panel beside what opened it, as `--top`, `--bottom`, `--left` and `--room` of its style.
 * `width` stands in while the panel is not shown yet.
 */
export function useBeside(
  panel: RefObject<HTMLElement | null>,
  trigger: () => Element | null,
  active: boolean,
  width = 0,
): void {
  const place = useEffectEvent(() => putBeside(panel.current, trigger(), width));

  useLayoutEffect(() => {
    if (!active) return;
    let waiting: ReturnType<typeof setTimeout>;
    const resized = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => place(), resizeDebounce);
    };
    const scrolled = () => place();
    place();
    addEventListener('resize', resized);
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(waiting);
      removeEventListener('resize', resized);
      removeEventListener('scroll', scrolled);
    };
  }, [active]);
}

function putBeside(panel: HTMLElement | null, trigger: Element | null, width: number): void {
  // Nothing to stand beside: this screen is too narrow or too wide for the trigger.
  if (!panel || !trigger?.getClientRects().length) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const viewport = { width: clientWidth, height: clientHeight };
  const place = placeBeside(trigger.getBoundingClientRect(), panel.offsetWidth || width, viewport);
  for (const [side, value] of Object.entries(place))
    panel.style.setProperty(`--${side}`, value === null ? 'auto' : `${value}px`);
}
