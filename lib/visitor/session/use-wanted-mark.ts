import { useEffect, useEffectEvent } from 'react';
import { unfinishedStep } from '@/lib/domain/client';
import { useSession } from './session';
import { useGate, type WantedMark } from './sign-in-gate.store';
import { takeWantedMark, takeWishes } from './wanted-mark';

/** Does what the visitor wanted before they were signed in or it could be done, as soon as they are and what it takes is known. */
export function useWantedMark<Kind extends WantedMark['kind']>(
  kinds: readonly Kind[],
  act: (wanted: Extract<WantedMark, { kind: Kind }>) => void,
  isKnown = true,
): void {
  const { client } = useSession();
  const isIn = client !== null && unfinishedStep(client) === null && isKnown;
  const waits = useGate(({ waiting }) => waiting.some(({ kind }) => kinds.some((each) => each === kind)));
  const take = useEffectEvent((hasWishes: boolean) => {
    const wishes = hasWishes ? takeWishes(kinds) : [];
    const wanted = takeWantedMark(kinds);
    for (const each of wanted ? [...wishes, wanted] : wishes) act(each as Extract<WantedMark, { kind: Kind }>);
  });
  useEffect(() => {
    if (isIn) take(waits);
  }, [isIn, waits]);
}
