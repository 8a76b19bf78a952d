import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { positionBeside } from '@/lib/modals/position-beside';
import { onResized } from './on-resized';

/** While active, keeps a panel beside what opened it, as `--top`, `--bottom`, `--left` and `--room` of its style. */
export function usePositionBeside(
  panel: RefObject<HTMLElement | null>,
  trigger: () => Element | null,
  active: boolean,
): void {
  const position = useEffectEvent(() => putBeside(panel.current, trigger()));

  useLayoutEffect(() => {
    if (!active) return;
    const look = () => position();
    look();
    const stop = onResized(look);
    addEventListener('scroll', look, { passive: true });
    return () => {
      stop();
      removeEventListener('scroll', look);
    };
  }, [active]);
}

function putBeside(panel: HTMLElement | null, trigger: Element | null): void {
  // Nothing to stand beside: this screen is too narrow or too wide for the trigger.
  if (!panel || !trigger?.getClientRects().length) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const viewport = { width: clientWidth, height: clientHeight };
  const position = positionBeside(trigger.getBoundingClientRect(), panel.offsetWidth, viewport);
  for (const [side, value] of Object.entries(position))
    panel.style.setProperty(`--${side}`, value === null ? 'auto' : `${value}px`);
}
