import { useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds: nobody waits for what they pressed longer ago. */
const patience = 10_000;

/** Does what was pressed before the islands were awake, each button once; for the outermost of them. */
export function useEarlyPresses(): void {
  const buttons = useRef<ReadonlySet<HTMLElement>>(new Set());

  useLayoutEffect(() => {
    const { earlyPresses } = window;
    if (!earlyPresses) return;
    delete window.earlyPresses;
    removeEventListener('click', earlyPresses.keep, true);
    for (const { target } of earlyPresses.kept)
      if (target instanceof Element) target.closest('button')?.removeAttribute('data-kept');
    buttons.current = new Set(earlyPresses.kept.filter(isUnheard).flatMap(findButtons));
  }, []);

  // Later than the effects of all islands, and than the renderings that these ask for.
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const button of buttons.current) if (button.isConnected) button.click();
      buttons.current = new Set();
    });
    return () => clearTimeout(timer);
  }, []);
}

/** A press that is on its way right now is what woke React up, which hears it by itself. */
const isUnheard = ({ eventPhase, timeStamp }: Event): boolean =>
  eventPhase === Event.NONE && performance.now() - timeStamp < patience;

const findButtons = ({ target }: Event): HTMLElement[] => {
  const button = target instanceof Element ? target.closest('button') : null;
  return button ? [button] : [];
};
