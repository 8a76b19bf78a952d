'use client';
// Shows which cinemas are favourites of the visitor, and changes them.
import { useEffect, useEffectEvent } from 'react';
import { LazyWords } from '@/components/lazy-words/lazy-words.island';
import { unfinishedStep } from '@/lib/domain/client';
import { useFavourites } from '@/lib/visitor/favourites';
import { takesBack } from '@/lib/visitor/gate.store';
import { useMarkPaint, useMarkPresses } from '@/lib/visitor/marks';
import { useSession } from '@/lib/visitor/session';
import { useWanted } from '@/lib/visitor/use-wanted';
import { useFavouriteChange } from './use-favourite-change';

interface Props {
  limit: number;
  /** Whether presses are heard here. */
  onReady: (ready: boolean) => void;
}

export function CinemaMarks(props: Props) {
  return (
    <LazyWords of="favourites">
      <Live {...props} />
    </LazyWords>
  );
}

function Live({ limit, onReady }: Props) {
  const { client } = useSession();
  const favourites = useFavourites();
  const change = useFavouriteChange(limit);
  useMarkPaint('cinema', favourites);
  useMarkPresses('cinema', (cinema, trigger) => change(cinema, !favourites.includes(cinema.slug), { trigger }));
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
