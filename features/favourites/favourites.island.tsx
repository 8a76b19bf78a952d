'use client';
// Listens to the hearts of cinemas; what a press does is loaded with the first one.
import { useRef } from 'react';
import { later } from '@/components/page/later/later.island';
import { isSet, useHeartPresses } from '@/lib/visitor/marks/hearts';
import { requireSignIn, waitWith } from '@/lib/visitor/session/sign-in-gate.store';
import { useSigned } from '@/lib/visitor/session/signed.store';

const CinemaMarks = later(() => import('./parts/cinema-marks.island').then((file) => file.CinemaMarks));

/** The favourite cinemas of every page. `limit` is how many there may be. */
export function Favourites({ limit }: { limit: number }) {
  const signed = useSigned((state) => state.signed) === true;
  const isReady = useRef(false);
  const setReady = (ready: boolean) => {
    isReady.current = ready;
  };
  useHeartPresses('cinema', (cinema, trigger) => {
    const wanted = { kind: 'cinema', ...cinema, off: isSet(trigger) } as const;
    if (!signed) requireSignIn(wanted, { trigger });
    // What would do it is still on its way.
    else if (!isReady.current) waitWith(wanted, () => isReady.current);
  });
  return signed && <CinemaMarks limit={limit} onReady={setReady} />;
}
