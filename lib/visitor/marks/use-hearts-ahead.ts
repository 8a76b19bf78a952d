import { useRef } from 'react';
import { requireSignIn, waitWith } from '../session/sign-in-gate.store';
import { useSigned } from '../session/signed.store';
import { type HeartKind, isSet, useHeartPresses } from './hearts';

/**
 * Hears the hearts of a kind until the code that answers them has come (`use-heart-answers.ts`): asks a stranger to sign
 * in, and keeps what a member wants.
 */
export function useHeartsAhead(kind: HeartKind) {
  const signed = useSigned((state) => state.signed) === true;
  const isAnswered = useRef(false);
  useHeartPresses(kind, (pressed, trigger) => {
    const wanted = { kind, ...pressed, off: isSet(trigger) };
    if (!signed) requireSignIn(wanted, { trigger });
    else if (!isAnswered.current) waitWith(wanted, () => isAnswered.current);
  });
  return {
    /** Whether that code is needed. */
    signed,
    onReady: (isReady: boolean) => {
      isAnswered.current = isReady;
    },
  };
}
