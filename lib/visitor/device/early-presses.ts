import { useEffect, useLayoutEffect, useRef } from 'react';
import { planPress } from './press-again';

/** Milliseconds: nobody waits for what they pressed longer ago. */
const patience = 10_000;
const types = ['click', 'change', 'input'];

/** What was pressed, and how to do it again. */
type Kept = Map<HTMLElement, () => void>;

/** Does what was pressed, chosen or typed before the islands were awake, each control once; for the outermost of them. */
export function useEarlyPresses(): void {
  const kept = useRef<Kept>(new Map());

  useLayoutEffect(() => {
    const { earlyPresses } = window;
    if (!earlyPresses) return;
    delete window.earlyPresses;
    for (const type of types) removeEventListener(type, earlyPresses.keep, true);
    const unheard = earlyPresses.kept.filter(isUnheard).flatMap(findControls);
    kept.current = new Map(unheard.map((control) => [control, planPress(control)]));
    for (const control of earlyPresses.kept.flatMap(findControls)) control.removeAttribute('data-kept');
  }, []);

  // Later than the effects of all islands, and than the renderings that these ask for; each after what the one before it did.
  useEffect(() => {
    const waiting = [...kept.current];
    kept.current = new Map();
    let timer: ReturnType<typeof setTimeout>;
    const pressNext = () => {
      const [control, press] = waiting.shift() ?? [];
      if (!control) return;
      if (control.isConnected) press?.();
      timer = setTimeout(pressNext);
    };
    timer = setTimeout(pressNext);
    return () => clearTimeout(timer);
  }, []);
}

/** A press that is on its way right now is what woke React up, which hears it by itself; what was chosen stands there, however old. */
const isUnheard = ({ eventPhase, timeStamp, type }: Event): boolean =>
  eventPhase === Event.NONE && (type !== 'click' || performance.now() - timeStamp < patience);

const findControls = ({ target, type }: Event): HTMLElement[] => {
  const control = target instanceof Element ? target.closest<HTMLElement>(type === 'click' ? 'button' : '*') : null;
  return control ? [control] : [];
};
