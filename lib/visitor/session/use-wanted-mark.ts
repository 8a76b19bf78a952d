import { useEffect, useEffectEvent } from 'react';
import { unfinishedStep } from '@/lib/domain/client';
import { useSession } from './session';
import type { WantedMark } from './sign-in-gate.store';
import { takeWantedMark } from './wanted-mark';

/** Does what the visitor wanted when they were asked to sign in, as soon as they are and what it takes is known. */
export function useWantedMark<Kind extends WantedMark['kind']>(
  kinds: readonly Kind[],
  act: (wanted: Extract<WantedMark, { kind: Kind }>) => void,
  isKnown = true,
): void {
  const { client } = useSession();
  const isIn = client !== null && unfinishedStep(client) === null && isKnown;
  const take = useEffectEvent(() => {
    const wanted = takeWantedMark(kinds);
    if (wanted) act(wanted as Extract<WantedMark, { kind: Kind }>);
  });
  useEffect(() => {
    if (isIn) take();
  }, [isIn]);
}
