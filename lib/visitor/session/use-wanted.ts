import { useEffect, useEffectEvent } from 'react';
import { takeWanted, type Wanted } from './sign-in-gate.store';

/** Does what the visitor wanted when they were asked to sign in, as soon as they are. */
export function useWanted<Kind extends Wanted['kind']>(
  kinds: readonly Kind[],
  isIn: boolean,
  act: (wanted: Extract<Wanted, { kind: Kind }>) => void,
): void {
  const take = useEffectEvent(() => {
    const wanted = takeWanted(kinds);
    if (wanted) act(wanted as Extract<Wanted, { kind: Kind }>);
  });
  useEffect(() => {
    if (isIn) take();
  }, [isIn]);
}
