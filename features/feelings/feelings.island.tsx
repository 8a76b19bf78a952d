'use client';
// Listens to the hearts of films; what a press does is loaded with the first one.
import { useRef } from 'react';
import { later } from '@/components/page/later/later.island';
import { isSet, useHeartPresses } from '@/lib/visitor/marks/hearts';
import { requireSignIn, waitWith } from '@/lib/visitor/session/sign-in-gate.store';
import { useSigned } from '@/lib/visitor/session/signed.store';

const FilmMarks = later(() => import('./opinion/film-marks.island').then((file) => file.FilmMarks));

/** The wishlist of every page. */
export function Feelings() {
  const signed = useSigned((state) => state.signed) === true;
  const isReady = useRef(false);
  const setReady = (ready: boolean) => {
    isReady.current = ready;
  };
  useHeartPresses('film', (film, trigger) => {
    const wanted = { kind: 'film', ...film, off: isSet(trigger) } as const;
    if (!signed) requireSignIn(wanted, { trigger });
    // What would do it is still on its way.
    else if (!isReady.current) waitWith(wanted, () => isReady.current);
  });
  return signed && <FilmMarks onReady={setReady} />;
}
