import { useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds: nobody waits for what they pressed longer ago. */
const patience = 10_000;

/** What was pressed, and what it then stood at: the value of a list, whether a box was ticked. */
type Kept = ReadonlyMap<HTMLElement, string | undefined>;

/** Does what was pressed before the islands were awake, each control once; for the outermost of them. */
export function useEarlyPresses(): void {
  const pressed = useRef<Kept>(new Map());

  useLayoutEffect(() => {
    const { earlyPresses } = window;
    if (!earlyPresses) return;
    delete window.earlyPresses;
    for (const type of ['click', 'change']) removeEventListener(type, earlyPresses.keep, true);
    pressed.current = new Map(
      earlyPresses.kept
        .filter(isUnheard)
        .flatMap(findControls)
        .map((control) => [control, control.dataset.kept]),
    );
    for (const control of earlyPresses.kept.flatMap(findControls)) control.removeAttribute('data-kept');
  }, []);

  // Later than the effects of all islands, and than the renderings that these ask for; each after what the one before it did.
  useEffect(() => {
    const waiting = [...pressed.current];
    pressed.current = new Map();
    let timer: ReturnType<typeof setTimeout>;
    const pressNext = () => {
      const [control, kept] = waiting.shift() ?? [];
      if (!control) return;
      if (control.isConnected) pressAgain(control, kept);
      timer = setTimeout(pressNext);
    };
    timer = setTimeout(pressNext);
    return () => clearTimeout(timer);
  }, []);
}

/** A press that is on its way right now is what woke React up, which hears it by itself; what was chosen stands there, however old. */
const isUnheard = ({ eventPhase, timeStamp, type }: Event): boolean =>
  eventPhase === Event.NONE && (type === 'change' || performance.now() - timeStamp < patience);

const findControls = ({ target, type }: Event): HTMLElement[] => {
  const control = target instanceof Element ? target.closest<HTMLElement>(type === 'click' ? 'button' : '*') : null;
  return control ? [control] : [];
};

function pressAgain(control: HTMLElement, kept = ''): void {
  if (control instanceof HTMLSelectElement) {
    control.value = kept;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    // A press turns a box over.
    if (control instanceof HTMLInputElement) control.checked = kept !== 'true';
    control.click();
  }
}
