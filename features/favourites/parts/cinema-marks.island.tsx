'use client';
// Shows which cinemas are favourites of the visitor; what changes them comes after it.
import { LazyWords } from '@/components/page/lazy-words/lazy-words.island';
import { loadLater } from '@/components/page/load-later/load-later.island';
import { useMarkPaint } from '@/lib/visitor/marks/mark-paint';
import { useFavourites } from '@/lib/visitor/marks/use-favourites';
import type { Props } from './cinema-mark-changes';

const Changes = loadLater(() => import('./cinema-mark-changes').then((file) => file.CinemaMarkChanges));

export function CinemaMarks(props: Props) {
  // Without waiting for words: what a press means is what the heart shows.
  useMarkPaint('cinema', useFavourites());
  return (
    <LazyWords of="favourites">
      <Changes {...props} />
    </LazyWords>
  );
}
