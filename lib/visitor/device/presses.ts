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

/** The button that a press means, of those that are answered here. */
export const findPressed = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-press]') : null;
