import { useMemo } from 'react';
import { useLocator } from './locator.store';
import { boardPlaceKey, type LocatorChoice } from './locator-choice';
import type { Place } from './saved-places';

export type LocatorCinemas = {
  choice: LocatorChoice | null;
  /** What the choice is called and which cinemas it means; null until known. */
  place: Place | null;
  /** The cinemas of the choice in the order they are listed in, which stays while the visitor goes from one to the next. */
  slugs: readonly string[];
  /** What a board is asked for; null while unknown. */
  boardPlace: string | null;
};

const none: readonly string[] = [];

/** The cinemas that this visitor means, for all that lists some. */
export function useLocatorCinemas(): LocatorCinemas {
  const choice = useLocator((state) => state.choice);
  const place = useLocator((state) => state.place);
  const order = useLocator((state) => state.order);
  return useMemo(
    () => ({
      choice,
      place,
      slugs: order ?? place?.cinemas ?? none,
      boardPlace: boardPlaceKey(choice, place),
    }),
    [choice, place, order],
  );
}
