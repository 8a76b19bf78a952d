'use client';
// Whether a page is wanted is known only when someone points at its link.
import NextLink from 'next/link';
import { type ComponentProps, use, useState } from 'react';
import { InLayer } from './layer';

/**
 * A link that fetches the next page when the visitor is about to follow it.
 * Fetching every link in view would ask for sixty film pages on a list.
 */
export function IntentLink(props: ComponentProps<typeof NextLink>) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  const replace = use(InLayer);
  return (
    <NextLink replace={replace} {...props} prefetch={wanted} onMouseEnter={want} onTouchStart={want} onFocus={want} />
  );
}
