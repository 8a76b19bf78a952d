import { type RefObject, useRef } from 'react';
import { openSignInGate, waitWith } from '../session/sign-in-gate.store';
import { isMember, useSigned } from '../session/signed.store';
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
    if (!isMember()) openSignInGate(wanted, { trigger });
    else if (!isAnswered.current) waitWith(wanted);
  });
  return signed && isAnswered;
}
