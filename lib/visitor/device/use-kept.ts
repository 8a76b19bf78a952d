import { useState } from 'react';

const isUnsettled = () => typeof document !== 'undefined' && document.documentElement.dataset.unsettled !== undefined;

/**
 * Whether what the server wrote is still to be left as it stands: on an unsettled page it is not seen, and drawn anew for the
 * visitor, so that React need not wake it up. Never again once it was shown.
 */
export function useKept(isShown: boolean): boolean {
  const [isKept, setKept] = useState(isUnsettled);
  if (isKept && isShown) setKept(false);
  return isKept && !isShown;
}
