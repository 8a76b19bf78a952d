import Cookies from 'js-cookie';
import { beforeEach } from 'vitest';
import { useLocator } from '@/lib/visitor/place/locator.store';

export const lyon = { name: 'Lyon', cinemas: ['confluence', 'part-dieu'] };
export const city = (value: string) => ({ mode: 'city', value }) as const;
export const cinema = (value: string) => ({ mode: 'cinema', value }) as const;

/** What the page knows of where the visitor goes to the cinema. */
export const now = () => useLocator.getState();
export const cookieNow = () => Cookies.get('candela_locator');
/** As a page begins that has just been loaded. */
export const loadAgain = () => useLocator.setState(useLocator.getInitialState(), true);

/** Before each test of the file: a visitor who has never chosen, at the list of films. */
export function withNothingChosen(): void {
  beforeEach(() => {
    loadAgain();
    Cookies.remove('candela_locator');
    localStorage.clear();
    history.replaceState(null, '', '/films');
  });
}
