import { create } from 'zustand';
import type { Gps } from '@/lib/domain/cinema';
import { parseFilters } from '@/lib/routing/filters';
import { forgetChoice, keepChoice, recallChoice } from './choice-cookie';
import { choiceKey, isSlug, type LocatorChoice, reorderCinemas } from './locator-choice';
import { forgetPlace, type Place, recallPlace, rememberPlace } from './place-history';

export type { LocatorChoice, Place };

/** How the choice came about, or that there is none; `zone` is the backend's guess, and only `chosen` is kept. */
export type Source = 'address' | 'page' | 'cookie' | 'zone' | 'chosen';
/** The folder of `app/[locale]` whose page is shown, and its slug. */
export type Page = { folder?: string | undefined; slug?: string | undefined };

type Now = {
  /** Null until known, and where nobody can tell. */
  choice: LocatorChoice | null;
  /** What the choice is called and which cinemas it means; null until known. */
  place: Place | null;
  source: Source | null;
};

type Locator = Now & {
  /** False on the server and in the first client render, so that both render the same. */
  ready: boolean;
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
  /** At the first page reads what is known of the visitor's place, and at each what that page changes. */
  arrive(page: Page, cookie?: string): void;
  /** On a site with one cinema there is nothing to choose, whatever an earlier visit left. */
  meanOnly(cinema: { slug: string; name: string }): void;
  /** `place` spares the header a question to the API. */
  choose(choice: LocatorChoice, place?: Place): void;
  /** What the wish or the zone turned out to be; for null the next source answers. */
  settle(choice: LocatorChoice | null, place: Place | null, source: 'address' | 'zone'): void;
  /** Names the choice that was made without a place. */
  name(choice: LocatorChoice, place: Place): void;
  /** Gives up a choice that the API no longer knows. */
  forget(): void;
  open(): void;
  close(): void;
};

const nowhere: Now = { choice: null, place: null, source: null };
const cinemaFolders = ['cinema', 'cinema-light'];

let page: Page = {};

/** The one store of the visitor's place. Only islands read it. */
export const useLocator = create<Locator>((set, get) => ({
  ...nowhere,
  ready: false,
  wish: null,
  aside: null,
  order: null,
  here: null,
  isOpen: false,
  cookie: 'candela_locator',
  arrive: (next, cookie = get().cookie) => {
    page = next;
    if (!get().ready) {
      const [wish = ''] = parseFilters(location.pathname).localisation ?? [];
      set({ ready: true, cookie, ...(isSlug(wish) ? { wish } : findEarlier(cookie)) });
    }
    const { aside, choice, place, source, order } = get();
    const forced = page.folder === 'cinema-light' ? findCinemaChoice(page) : null;
    if (forced && !isSame(choice, forced))
      set({ ...buildKnown(forced, 'page'), aside: aside ?? { choice, place, source } });
    if (!forced && aside) set({ ...aside, aside: null });
    if (order && !isCinemaPage()) set({ order: null });
  },
  meanOnly: ({ slug, name }) =>
    set({
      choice: { mode: 'cinema', value: slug },
      place: { name, cinemas: [slug] },
      source: 'zone',
      wish: null,
      aside: null,
    }),
  choose: (choice, place) => {
    keepChoice(get().cookie, choice);
    if (place) rememberPlace(choiceKey(choice), place);
    const listed = get().order ?? get().place?.cinemas ?? [];
    set({
      choice,
      place: place ?? null,
      source: 'chosen',
      ready: true,
      wish: null,
      aside: null,
      order: isCinemaPage() ? reorderCinemas(choice, place?.cinemas ?? [], get().order, listed) : null,
      isOpen: false,
    });
  },
  settle: (choice, place, source) => {
    // Whoever has chosen in the meantime knows better.
    if (get().choice) set({ wish: null });
    else
      set({
        wish: null,
        ...(choice ? { choice, place, source } : source === 'address' ? findEarlier(get().cookie) : { source }),
      });
  },
  name: (choice, place) => {
    const { choice: current, source } = get();
    if (!isSame(current, choice)) return;
    if (source === 'cookie' || source === 'chosen') rememberPlace(choiceKey(choice), place);
    set({ place });
  },
  forget: () => {
    const { choice, source, cookie } = get();
    if (choice) forgetPlace(choiceKey(choice));
    // The favourites come back with the next sign-in.
    if ((source === 'cookie' || source === 'chosen') && choice?.mode !== 'favorite') forgetChoice(cookie);
    set({ ...nowhere, aside: null, order: null });
  },
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}));

/** Nothing is known yet, and nobody has said that there is nothing to know. */
export const isPlaceSought = ({ choice, source, wish, ready }: Locator): boolean =>
  !ready || wish !== null || (choice === null && source === null);

const isCinemaPage = () => cinemaFolders.includes(page.folder ?? '');
const isSame = (a: LocatorChoice | null, b: LocatorChoice) => a !== null && choiceKey(a) === choiceKey(b);

const buildKnown = (choice: LocatorChoice, source: Source): Now => ({
  choice,
  place: recallPlace(choiceKey(choice)),
  source,
});

function findCinemaChoice({ slug = '' }: Page): LocatorChoice | null {
  return isSlug(slug) ? { mode: 'cinema', value: slug } : null;
}

/** The cinema whose page was opened, else what an earlier visit left. */
function findEarlier(cookie: string): Now {
  const here = page.folder === 'cinema' ? findCinemaChoice(page) : null;
  if (here) return buildKnown(here, 'page');
  const kept = recallChoice(cookie);
  return kept ? buildKnown(kept, 'cookie') : nowhere;
}
