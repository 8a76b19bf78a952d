'use client';
// Listens to the hearts of cinemas; what a press does is loaded with the first one.
import { loadLater } from '@/components/page/load-later/load-later.island';
import { useMarksAhead } from '@/lib/visitor/marks/use-marks-ahead';

const CinemaMarks = loadLater(() => import('./parts/cinema-marks.island').then((file) => file.CinemaMarks));

/** The favourite cinemas of every page. `limit` is how many there may be. */
export function Favourites({ limit }: { limit: number }) {
  const isAnswered = useMarksAhead('cinema');
  return isAnswered && <CinemaMarks limit={limit} isAnswered={isAnswered} />;
}
