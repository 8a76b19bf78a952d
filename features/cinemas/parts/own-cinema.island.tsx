'use client';
// Only the browser knows whether a visit begins here, and which cinema is the visitor's own.
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { fillBrackets } from '@/lib/text/brackets';
import { useFavourites } from '@/lib/visitor/marks/use-favourites';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { useSession } from '@/lib/visitor/session/session';
import { findOwnCinema, isVisitBegunHere } from './own-cinema.logic';

/** A visit begins once: who comes back to the list wants the list. */
let hasBegun = false;

/** Takes a returning visitor who begins at the list on to their own cinema. */
export function OwnCinema({ path }: { path: string }) {
  const favourites = useFavourites();
  const { status } = useSession();
  const slug = useLocator((state) => findOwnCinema(state, favourites));
  const isPlaced = useLocator((state) => state.ready && (state.place !== null || state.choice === null));
  const ready = isPlaced && status !== 'unknown';
  const { replace } = useRouter();

  useEffect(() => {
    if (!ready || hasBegun) return;
    hasBegun = true;
    const [entry] = performance.getEntriesByType('navigation');
    const visit = {
      landed: entry?.name ?? '',
      now: location.href,
      referrer: document.referrer,
      how: navigationType(entry),
    };
    if (slug && isVisitBegunHere(visit)) replace(fillBrackets(path, { slug }));
  }, [ready, slug, path, replace]);

  return null;
}

const navigationType = (entry: PerformanceEntry | undefined): string =>
  entry && 'type' in entry && typeof entry.type === 'string' ? entry.type : '';
