'use client';
// Whether a page is wanted is known only when someone points at its link.
import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link that fetches the next page when the visitor is about to follow it.
 * Fetching every link in view would ask for sixty film pages on a list.
 */
export function IntentLink(props: ComponentProps<typeof NextLink>) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return <NextLink {...props} prefetch={wanted} onMouseEnter={want} onTouchStart={want} onFocus={want} />;
}
