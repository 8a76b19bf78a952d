import { orderCinemas } from '@/lib/domain/ranking';
import { useFavourites } from '@/lib/visitor/favourites';
import { useLocatorCinemas } from '@/lib/visitor/locator-cinemas';
import type { Board } from './board.logic';

/** Where this visitor looks for showings, and how the cinemas found there are ordered for them. */
export function useWantedPlace() {
  const favourites = useFavourites();
  const { choice, boardPlace, slugs } = useLocatorCinemas();
  return {
    /** What the board is asked for, be it the backend's guess, which the header names too; null where nobody knows. */
    place: boardPlace,
    mode: choice?.mode ?? null,
    ordered: (board: Board): Board => ({
      ...board,
      venues: orderCinemas(board.venues, { favourites, located: slugs }),
    }),
  };
}
