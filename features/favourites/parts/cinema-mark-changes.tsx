import { type MarkHandling, useMarkHandler } from '@/lib/visitor/marks/use-mark-handler';
import { useWantedMark } from '@/lib/visitor/session/use-wanted-mark';
import { isTakenBack } from '@/lib/visitor/session/wanted-mark';
import { useFavouriteChange } from './use-favourite-change';

export type Props = MarkHandling & { limit: number };

/** Answers presses of the hearts of cinemas, those among them that were pressed before it came. */
export function CinemaMarkChanges({ limit, ...answers }: Props) {
  const change = useFavouriteChange(limit);
  useMarkHandler('cinema', (cinema, isWanted, trigger) => change(cinema, isWanted, { trigger }), answers);
  useWantedMark(['cinema'], (wanted) => change(wanted, !isTakenBack(wanted), { isSaid: true }));
  return null;
}
