import { isPlaceSought, useLocator } from '@/lib/visitor/place/locator.store';
import { useCinemaOrder } from '@/lib/visitor/place/use-cinema-order';
import { useLocatorCinemas } from '@/lib/visitor/place/use-locator-cinemas';
import type { Board } from './board.logic';

/** Where this visitor looks for showings, and how the cinemas found there are ordered for them. */
export function useWantedPlace() {
  const { choice, place, boardPlace } = useLocatorCinemas();
  const isSought = useLocator(isPlaceSought);
  const inOrder = useCinemaOrder();
  return {
    /** What the board is asked for, be it the backend's guess, which the header names too; null where nobody knows. */
    place: boardPlace,
    mode: choice?.mode ?? null,
    /** Kilometres to the cinemas around the visitor, which only the browser knows. */
    ways: place?.ways,
    /** It is not known yet, and will be. */
    isSought: isSought || (choice !== null && boardPlace === null),
    ordered: (board: Board): Board => ({ ...board, venues: inOrder(board.venues) }),
  };
}
