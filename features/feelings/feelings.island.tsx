'use client';
// Listens to the hearts of films; what a press does is loaded with the first one.
import { loadLater } from '@/components/page/load-later/load-later.island';
import { useMarksAhead } from '@/lib/visitor/marks/use-marks-ahead';

const FilmMarks = loadLater(() => import('./opinion/film-marks.island').then((file) => file.FilmMarks));

/** The wishlist of every page. */
export function Feelings() {
  const isAnswered = useMarksAhead('film');
  return isAnswered && <FilmMarks isAnswered={isAnswered} />;
}
