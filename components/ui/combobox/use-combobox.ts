import { type KeyboardEvent, useEffect, useState } from 'react';

/** The id of an option, which the field names while the arrow keys are on it. */
export const optionId = (listId: string, place: number): string => `${listId}-${place}`;

/**
 * Walks through a list with the arrow keys of a field that keeps the focus (the ARIA combobox pattern): between the last
 * option and the first lies the field itself, Enter presses the option it has come to. `count`: how many options there are.
 */
export function useCombobox(listId: string, count: number) {
  const [place, setPlace] = useState(-1);
  // The options may have become fewer since the arrow keys were last pressed.
  const active = place < count ? place : -1;

  useEffect(() => {
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // Enter may belong to the keyboard itself, which is still putting a word together.
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing && active >= 0;
    if (step && count > 0) setPlace(((active + 1 + step + count + 1) % (count + 1)) - 1);
    else if (isEnter) document.getElementById(optionId(listId, active))?.click();
    else return;
    event.preventDefault();
  };

  return { listId, active, hasOptions: count > 0, activate: setPlace, press };
}
