// Knows which page of a visit this is: the first is left to what the visitor came for. What was seen stays away for a day.
import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';
import { splitFilters } from '@/lib/routing/filters';
import { findText, saveText } from '@/lib/visitor/device/storage';
import { closeBanner, firstPageKey } from '@/lib/visitor/notices/dismissals';

/** Within the strip of the push. */
export function SeenPush() {
  const mark = useRef<HTMLSpanElement>(null);
  // A filter or a day is no other page: what is pressed next stands below, and would move away from under the finger.
  const path = splitFilters(usePathname()).base;
  // Before the next page is painted, so that nothing on it moves.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const first = findText('session', firstPageKey);
    if (!first) saveText('session', firstPageKey, path);
    else if (first !== path) delete dataset.first;
    if (mark.current?.parentElement?.getClientRects().length) closeBanner('push');
  }, [path]);
  return <span ref={mark} hidden />;
}
