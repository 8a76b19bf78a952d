'use client';
// Listens to the hearts of films; what a press does is loaded with the first one.
import { later } from '@/components/page/later/later.island';
import { useHeartsAhead } from '@/lib/visitor/marks/use-hearts-ahead';

const FilmMarks = later(() => import('./opinion/film-marks.island').then((file) => file.FilmMarks));

/** The wishlist of every page. */
export function Feelings() {
  const isAnswered = useHeartsAhead('film');
  return isAnswered && <FilmMarks isAnswered={isAnswered} />;
}
