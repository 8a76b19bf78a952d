'use client';
// Shows which cinemas are favourites of the visitor, and changes them.
import { LazyWords } from '@/components/page/lazy-words/lazy-words.island';
import { useHeartPaint } from '@/lib/visitor/marks/hearts';
import { useFavourites } from '@/lib/visitor/marks/use-favourites';
import { type HeartAnswers, useHeartAnswers } from '@/lib/visitor/marks/use-heart-answers';
import { takesBack } from '@/lib/visitor/session/sign-in-gate.store';
import { useWanted } from '@/lib/visitor/session/use-wanted';
import { useFavouriteChange } from './use-favourite-change';

type Props = HeartAnswers & { limit: number };

export function CinemaMarks(props: Props) {
  // Without waiting for words: what a press means is what the heart shows.
  useHeartPaint('cinema', useFavourites());
  return (
    <LazyWords of="favourites">
      <Live {...props} />
    </LazyWords>
  );
}

function Live({ limit, ...answers }: Props) {
  const change = useFavouriteChange(limit);
  useHeartAnswers('cinema', (cinema, isWanted, trigger) => change(cinema, isWanted, { trigger }), answers);
  useWanted(['cinema'], (wanted) => change(wanted, !takesBack(wanted), { isSaid: true }));
  return null;
}
