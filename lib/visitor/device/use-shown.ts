import { useLayoutEffect } from 'react';
import { useIsAwake } from './use-now';

/** Shows the page once what the visitor's address, place and clock change of it has been changed (`unsettled-script.ts`). */
export function useShown(isSettled: boolean): void {
  const isAwake = useIsAwake();
  useLayoutEffect(() => {
    if (isSettled && isAwake) delete document.documentElement.dataset.unsettled;
  }, [isSettled, isAwake]);
}
