import { useEffect, useEffectEvent } from 'react';
import { type HeartKind, isSet, type Pressed, useHeartPresses } from './hearts';

export type HeartAnswers = {
  /** Whether presses are heard here. */
  onReady: (isReady: boolean) => void;
};

/** Answers the hearts of a kind, and says so to what kept their presses until now (`use-hearts-ahead.ts`). */
export function useHeartAnswers(
  kind: HeartKind,
  change: (pressed: Pressed, isWanted: boolean, trigger: HTMLElement) => void,
  { onReady }: HeartAnswers,
): void {
  useHeartPresses(kind, (pressed, trigger) => change(pressed, !isSet(trigger), trigger));
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    ready(true);
    return () => ready(false);
  }, []);
}
