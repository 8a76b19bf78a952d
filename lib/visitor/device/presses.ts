/** What a button asks for that needs no island of its own: what answers it is fetched once the page is awake. */
export type PressName =
  | 'closeNotice'
  | 'putAwayApp'
  | 'chooseCookies'
  | 'print'
  | 'hideFilm'
  | 'unfoldFilms'
  | 'bringBack'
  | 'compare';

/** On a button of a server component. */
export const pressAttributes = (name: PressName) => ({ 'data-press': name });

export type PressHandlers = Readonly<Record<PressName, (button: HTMLElement) => void>>;

/** The button that a press means, of those that are answered here. */
export const findPressed = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-press]') : null;

/** Answers them wherever they stand, now and later. */
export function handlePresses(handlers: Partial<PressHandlers>): void {
  addEventListener('click', (event) => {
    const button = findPressed(event);
    if (button) handlers[button.dataset.press as PressName]?.(button);
  });
}
