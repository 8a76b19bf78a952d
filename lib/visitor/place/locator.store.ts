import { create } from 'zustand';
import type { Gps } from '@/lib/domain/cinema';
import type { LocatorChoice } from './locator-choice';
import type { Place } from './saved-places';

export type { LocatorChoice, Place };

/** How the choice came about, or that there is none; `zone` is the backend's guess, and only `chosen` is kept. */
export type Source = 'address' | 'page' | 'cookie' | 'zone' | 'chosen';
/** The folder of `app/[locale]` whose page is shown, and its slug. */
export type Page = { folder?: string | undefined; slug?: string | undefined };

export type Now = {
  /** Null until known, and where nobody can tell. */
  choice: LocatorChoice | null;
  /** What the choice is called and which cinemas it means; null until known. */
  place: Place | null;
  source: Source | null;
};

type Locator = Now & {
  /** False on the server and in the first client render, so that both render the same. */
  ready: boolean;
  page: Page;
  /** A slug of the address that is a city's or a cinema's; `PlaceFinder` finds out which. */
  wish: string | null;
  /** What was chosen before a light page put its own cinema in its stead. */
  aside: Now | null;
  /** The cinemas as they are listed, once a choice on a cinema page has locked them. */
  order: readonly string[] | null;
  /** Where the visitor is, exactly, once they have asked in this visit. */
  here: Gps | null;
  /** Whether the locator dialog is open. */
  isOpen: boolean;
  /** The name of the cookie that keeps the choice (spec visitor §3, "Settings"). */
  cookie: string;
};

export const nowhere: Now = { choice: null, place: null, source: null };

/** The one store of the visitor's place, which `enter-page.ts` and `change-place.ts` write. Only islands read it. */
export const useLocator = create<Locator>(() => ({
  ...nowhere,
  ready: false,
  page: {},
  wish: null,
  aside: null,
  order: null,
  here: null,
  isOpen: false,
  cookie: 'candela_locator',
}));

export const openLocator = (): void => useLocator.setState({ isOpen: true });
export const closeLocator = (): void => useLocator.setState({ isOpen: false });

/** Nothing is known yet, and nobody has said that there is nothing to know. */
export const isPlaceSought = ({ choice, source, wish, ready }: Locator): boolean =>
  !ready || wish !== null || (choice === null && source === null);
