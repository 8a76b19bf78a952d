import { type RefObject, useEffect } from 'react';
import { type HeartKind, isSet, type Pressed, useHeartPresses } from './hearts';

export type HeartAnswers = {
  /** Whether presses are heard here. */
  isAnswered: RefObject<boolean>;
};

/** Answers the hearts of a kind, and says so to what kept their presses until now (`use-hearts-ahead.ts`). */
export function useHeartAnswers(
  kind: HeartKind,
  change: (pressed: Pressed, isWanted: boolean, trigger: HTMLElement) => void,
  { isAnswered }: HeartAnswers,
): void {
  useHeartPresses(kind, (pressed, trigger) => change(pressed, !isSet(trigger), trigger));
  useEffect(() => {
    isAnswered.current = true;
    return () => {
      isAnswered.current = false;
    };
  }, [isAnswered]);
}
