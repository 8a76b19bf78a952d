'use client';
// Shows which cinemas are favourites of the visitor, and changes them.
import { useEffect, useEffectEvent } from 'react';
import { LazyWords } from '@/components/page/lazy-words/lazy-words.island';
import { unfinishedStep } from '@/lib/domain/client';
import { isSet, useHeartPaint, useHeartPresses } from '@/lib/visitor/marks/hearts';
import { useFavourites } from '@/lib/visitor/marks/use-favourites';
import { useSession } from '@/lib/visitor/session/session';
import { takesBack } from '@/lib/visitor/session/sign-in-gate.store';
import { useWanted } from '@/lib/visitor/session/use-wanted';
import { useFavouriteChange } from './use-favourite-change';

interface Props {
  limit: number;
  /** Whether presses are heard here. */
  onReady: (ready: boolean) => void;
}

export function CinemaMarks(props: Props) {
  // Without waiting for words: what a press means is what the heart shows.
  useHeartPaint('cinema', useFavourites());
  return (
    <LazyWords of="favourites">
      <Live {...props} />
    </LazyWords>
  );
}

function Live({ limit, onReady }: Props) {
  const { client } = useSession();
  const change = useFavouriteChange(limit);
  useHeartPresses('cinema', (cinema, trigger) => change(cinema, !isSet(trigger), { trigger }));
  useWanted(['cinema'], client !== null && unfinishedStep(client) === null, (wanted) =>
    change(wanted, !takesBack(wanted), { isSaid: true }),
  );
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    ready(true);
    return () => ready(false);
  }, []);
  return null;
}
