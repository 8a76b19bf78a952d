import { findPressed, type PressName } from './presses';

export type PressHandlers = Readonly<Record<PressName, (button: HTMLElement) => void>>;

/** Answers them wherever they stand, now and later. */
export function handlePresses(handlers: Partial<PressHandlers>): void {
  addEventListener('click', (event) => {
    const button = findPressed(event);
    if (button) handlers[button.dataset.press as PressName]?.(button);
  });
}
