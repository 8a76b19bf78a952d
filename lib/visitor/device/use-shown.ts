import { useLayoutEffect } from 'react';
import { useIsAwake } from './use-now';

/** Shows the page once what the visitor's address, place and clock change of it has been changed (`unsettled-script.ts`). Returns whether it is. */
export function useShown(isSettled: boolean): boolean {
  const isAwake = useIsAwake();
  const isShown = isSettled && isAwake;
  useLayoutEffect(() => {
    if (isShown) delete document.documentElement.dataset.unsettled;
  }, [isShown]);
  return isShown;
}
