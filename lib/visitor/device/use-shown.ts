import { useLayoutEffect } from 'react';
import { useAtNow } from './use-now';

const isKnown = (now: Date | null) => now !== null;

/** Shows the page once what the visitor's address, place and clock change of it has been changed (`unsettled-script.ts`). */
export function useShown(isSettled: boolean): void {
  const isAwake = useAtNow(isKnown);
  useLayoutEffect(() => {
    if (isSettled && isAwake) delete document.documentElement.dataset.unsettled;
  }, [isSettled, isAwake]);
}
