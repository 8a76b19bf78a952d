import { type RefObject, useRef } from 'react';
import { openSignInGate, waitWith } from '../session/sign-in-gate.store';
import { useSigned } from '../session/signed.store';
import { isMarkSet, type MarkKind, useMarkPresses } from './mark-buttons';

/**
 * Hears the hearts of a kind until the code that answers them has come (`use-mark-handler.ts`): asks a stranger to sign
 * in, and keeps what a member wants. Returns what to tell that code by, or false for a stranger, who needs none of it.
 */
export function useMarksAhead(kind: MarkKind): RefObject<boolean> | false {
  const signed = useSigned((state) => state.signed) === true;
  const isAnswered = useRef(false);
  useMarkPresses(kind, (pressed, trigger) => {
    const wanted = { kind, ...pressed, off: isMarkSet(trigger) };
    // A press that is quicker than who looks first: a member is no stranger for that.
    if (useSigned.getState().signed === null) useSigned.getState().look();
    if (!useSigned.getState().signed) openSignInGate(wanted, { trigger });
    else if (!isAnswered.current) waitWith(wanted, () => isAnswered.current);
  });
  return signed && isAnswered;
}
