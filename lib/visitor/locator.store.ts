import Cookies from 'js-cookie';
import { create } from 'zustand';

/** Where a visitor looks for films: one cinema or one city. Spec visitor §3, "Locator state". */
export type LocatorChoice = { mode: 'cinema'; value: string } | { mode: 'city'; value: string };

type Locator = {
  /** Null until the cookie was read, and for a visitor who has not chosen. */
  choice: LocatorChoice | null;
  /** False on the server and in the first client render, so that both render the same. */
  ready: boolean;
  /** Whether the locator dialog is open. */
  isOpen: boolean;
  restore(): void;
  choose(choice: LocatorChoice): void;
  open(): void;
  close(): void;
};

const cookie = 'candela_locator';
const days = 365;

/** The one store of the visitor's place; `value` is a cinema slug or a city slug. Only islands read it. */
export const useLocator = create<Locator>((set) => ({
  choice: null,
  ready: false,
  isOpen: false,
  restore: () => set({ choice: parse(Cookies.get(cookie)), ready: true }),
  choose: (choice) => {
    Cookies.set(cookie, `${choice.mode}:${choice.value}`, { expires: days, sameSite: 'lax' });
    set({ choice, ready: true, isOpen: false });
  },
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}));

function parse(text: string | undefined): LocatorChoice | null {
  const [mode, value] = (text ?? '').split(':');
  return (mode === 'cinema' || mode === 'city') && value && /^[\w-]{1,120}$/.test(value) ? { mode, value } : null;
}
