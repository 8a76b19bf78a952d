'use client';
// Whether a page is wanted is known only when someone points at its link, and only a script changes pages without a reload.
import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * A link that fetches the whole next page when the visitor is about to follow it: fetching every link in view would ask
 * for sixty film pages on a list. Next's own link costs three kilobytes of script, and hooks for each of a hundred links.
 */
export function IntentLink({ href, onClick, ...rest }: Props) {
  const router = useRouter();
  // Of the element, not of the props: what the visitor has chosen goes along (`lib/routing/carried-path.ts`).
  const want = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) =>
    router.prefetch(currentTarget.href, { kind: 'full' as PrefetchKind });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isOurs(event)) return;
    event.preventDefault();
    router[isOnLayer() ? 'replace' : 'push'](event.currentTarget.href);
  };
  return <a {...rest} href={href} onMouseEnter={want} onTouchStart={want} onFocus={want} onClick={follow} />;
}

/** A plain click on a page of this site; everything else is the browser's business. */
function isOurs({ currentTarget: link, defaultPrevented, ...event }: MouseEvent<HTMLAnchorElement>): boolean {
  const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const isHere = ['', '_self'].includes(link.target) && !link.hasAttribute('download');
  return isPlain && isHere && !defaultPrevented && link.origin === location.origin;
}

/** A dialog's step in the history leads nowhere once the dialog is gone: the page that is followed from it takes its place. */
const isOnLayer = (): boolean => history.state?.layers > 0;
