import { type RefObject, useEffect } from 'react';
import { isMarkSet, type MarkKind, type PressedMark, useMarkPresses } from './mark-buttons';

export type MarkHandling = {
  /** Whether presses are heard here. */
  isAnswered: RefObject<boolean>;
};

/** Answers the hearts of a kind, and says so to what kept their presses until now (`use-marks-ahead.ts`). */
export function useMarkHandler(
  kind: MarkKind,
  change: (pressed: PressedMark, isWanted: boolean, trigger: HTMLElement) => void,
  { isAnswered }: MarkHandling,
): void {
  useMarkPresses(kind, (pressed, trigger) => change(pressed, !isMarkSet(trigger), trigger));
  useEffect(() => {
    isAnswered.current = true;
    return () => {
      isAnswered.current = false;
    };
  }, [isAnswered]);
}
