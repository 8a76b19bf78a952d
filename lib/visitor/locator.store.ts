import Cookies from 'js-cookie';
import { create } from 'zustand';
import { forgetPlace, type Place, recallPlace, rememberPlace } from './place';

/** Where a visitor looks for films: one cinema or one city. Spec visitor §3, "Locator state". */
export type LocatorChoice = { mode: 'cinema'; value: string } | { mode: 'city'; value: string };
export type { Place };

type Locator = {
  /** Null until the cookie was read, and for a visitor who has not chosen. */
  choice: LocatorChoice | null;
  /** What the choice is called and which cinemas it means; null until known. */
  place: Place | null;
  /** False on the server and in the first client render, so that both render the same. */
  ready: boolean;
  /** Whether the locator dialog is open. */
  isOpen: boolean;
  restore(): void;
  /** `place` spares the header a question to the API. */
  choose(choice: LocatorChoice, place?: Place): void;
  /** Names the choice that was made without a place. */
  name(choice: LocatorChoice, place: Place): void;
  /** Gives up a choice that the API no longer knows. */
  forget(): void;
  open(): void;
  close(): void;
};

const cookie = 'candela_locator';
const days = 365;

/** The one store of the visitor's place; `value` is a cinema slug or a city slug. Only islands read it. */
export const useLocator = create<Locator>((set, get) => ({
  choice: null,
  place: null,
  ready: false,
  isOpen: false,
  restore: () => {
    const choice = parse(Cookies.get(cookie));
    set({ choice, place: choice && recallPlace(keyOf(choice)), ready: true });
  },
  choose: (choice, place) => {
    Cookies.set(cookie, keyOf(choice), { expires: days, sameSite: 'lax' });
    if (place) rememberPlace(keyOf(choice), place);
    else forgetPlace();
    set({ choice, place: place ?? null, ready: true, isOpen: false });
  },
  name: (choice, place) => {
    const { choice: current } = get();
    if (!current || keyOf(current) !== keyOf(choice)) return;
    rememberPlace(keyOf(choice), place);
    set({ place });
  },
  forget: () => {
    Cookies.remove(cookie);
    forgetPlace();
    set({ choice: null, place: null });
  },
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}));

const keyOf = ({ mode, value }: LocatorChoice) => `${mode}:${value}`;

function parse(text: string | undefined): LocatorChoice | null {
  const [mode, value] = (text ?? '').split(':');
  return (mode === 'cinema' || mode === 'city') && value && /^[\w-]{1,120}$/.test(value) ? { mode, value } : null;
}
