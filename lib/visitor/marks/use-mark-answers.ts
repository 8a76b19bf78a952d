import { type RefObject, useEffect } from 'react';
import { isMarkSet, type MarkKind, type PressedMark, useMarkPresses } from './mark-buttons';

export type MarkAnswers = {
  /** Whether presses are heard here. */
  isAnswered: RefObject<boolean>;
};

/** Answers the hearts of a kind, and says so to what kept their presses until now (`use-hearts-ahead.ts`). */
export function useMarkAnswers(
  kind: MarkKind,
  change: (pressed: PressedMark, isWanted: boolean, trigger: HTMLElement) => void,
  { isAnswered }: MarkAnswers,
): void {
  useMarkPresses(kind, (pressed, trigger) => change(pressed, !isMarkSet(trigger), trigger));
  useEffect(() => {
    isAnswered.current = true;
    return () => {
      isAnswered.current = false;
    };
  }, [isAnswered]);
}
