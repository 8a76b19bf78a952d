'use client';
// Listens to the hearts of cinemas; what a press does is loaded with the first one.
import { later } from '@/components/page/later/later.island';
import { useHeartsAhead } from '@/lib/visitor/marks/use-hearts-ahead';

const CinemaMarks = later(() => import('./parts/cinema-marks.island').then((file) => file.CinemaMarks));

/** The favourite cinemas of every page. `limit` is how many there may be. */
export function Favourites({ limit }: { limit: number }) {
  const isAnswered = useHeartsAhead('cinema');
  return isAnswered && <CinemaMarks limit={limit} isAnswered={isAnswered} />;
}
