import { useState } from 'react';

/** The page was made for another place than its visitor has chosen (`unsettled.tsx`, `known-place.tsx`). */
const isOfAnotherPlace = () => {
  if (typeof document === 'undefined') return false;
  const { unsettled, place } = document.documentElement.dataset;
  return unsettled === 'place' && place !== undefined;
};

/**
 * Whether what the server wrote is still to be left as it stands: it is not seen, and drawn anew for the place that was
 * chosen, so that React need not wake it up. Who has chosen none may be where the page is made for. Never again once it was shown.
 */
export function useKept(isShown: boolean): boolean {
  const [isKept, setKept] = useState(isOfAnotherPlace);
  if (isKept && isShown) setKept(false);
  return isKept && !isShown;
}
