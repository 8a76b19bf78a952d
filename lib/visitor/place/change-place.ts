import { isOnCinemaPage, isSameChoice } from './enter-page';
import { type LocatorChoice, nowhere, type Place, useLocator } from './locator.store';
import { choiceKey } from './locator-choice';
import { orderChosenFirst } from './order-chosen-first';
import { forgetPlace, savePlace } from './place-history';
import { forgetChoice, saveChoice } from './save-choice';

const { getState: now, setState: set } = useLocator;

/** The visitor's own choice, which is kept. `place` spares the header a question to the API. */
export function choosePlace(choice: LocatorChoice, place?: Place): void {
  const { cookie, order, place: before } = now();
  saveChoice(cookie, choice);
  if (place) savePlace(choiceKey(choice), place);
  const listed = order ?? before?.cinemas ?? [];
  set({
    choice,
    place: place ?? null,
    source: 'chosen',
    ready: true,
    wish: null,
    aside: null,
    order: isOnCinemaPage() ? orderChosenFirst(choice, place?.cinemas ?? [], order, listed) : null,
    isOpen: false,
  });
}

/** Names the choice that was made without a place. */
export function namePlace(choice: LocatorChoice, place: Place): void {
  const { choice: current, source } = now();
  if (!isSameChoice(current, choice)) return;
  if (source === 'cookie' || source === 'chosen') savePlace(choiceKey(choice), place);
  set({ place });
}

/** Gives up a choice that the API no longer knows. */
export function forgetChosenPlace(): void {
  const { choice, source, cookie } = now();
  if (choice) forgetPlace(choiceKey(choice));
  // The favourites come back with the next sign-in.
  if ((source === 'cookie' || source === 'chosen') && choice?.mode !== 'favorite') forgetChoice(cookie);
  set({ ...nowhere, aside: null, order: null });
}
