'use client';
// Shows which cinemas are favourites of the visitor, and changes them.
import { LazyWords } from '@/components/page/lazy-words/lazy-words.island';
import { useMarkPaint } from '@/lib/visitor/marks/mark-paint';
import { useFavourites } from '@/lib/visitor/marks/use-favourites';
import { type MarkAnswers, useMarkAnswers } from '@/lib/visitor/marks/use-mark-answers';
import { isTakenBack } from '@/lib/visitor/session/sign-in-gate.store';
import { useWantedMark } from '@/lib/visitor/session/use-wanted-mark';
import { useFavouriteChange } from './use-favourite-change';

type Props = MarkAnswers & { limit: number };

export function CinemaMarks(props: Props) {
  // Without waiting for words: what a press means is what the heart shows.
  useMarkPaint('cinema', useFavourites());
  return (
    <LazyWords of="favourites">
      <Live {...props} />
    </LazyWords>
  );
}

function Live({ limit, ...answers }: Props) {
  const change = useFavouriteChange(limit);
  useMarkAnswers('cinema', (cinema, isWanted, trigger) => change(cinema, isWanted, { trigger }), answers);
  useWantedMark(['cinema'], (wanted) => change(wanted, !isTakenBack(wanted), { isSaid: true }));
  return null;
}
