import { create } from 'zustand';

/** A showing the visitor means to see. */
export type Ticked = {
  /** Of its ticketing page, which no other showing has. */
  url: string;
  cinema: string;
  title: string;
  /** As on the cinema's wall: after midnight it is not on the day under which it is listed. */
  time: string;
  /** Minor units on top of the price of the season. */
  surcharge: number;
};

type SeasonStore = {
  /** The cinema whose showings are shown; `all` for none in particular, null as long as nobody has chosen. */
  cinema: string | null;
  ticked: readonly Ticked[];
  choose: (cinema: string) => void;
  toggle: (showing: Ticked) => void;
  untickAll: () => void;
  /** Forgets everything: the next page is about something else. */
  leave: () => void;
};

const blank = { cinema: null, ticked: [] };

/** What is ticked in a season's schedule; it does not outlive the page (spec catalogue §4, "Seasons"). */
export const useSeason = create<SeasonStore>((set) => ({
  ...blank,
  choose: (cinema) => set({ cinema }),
  toggle: (showing) =>
    set(({ ticked }) => {
      const others = ticked.filter(({ url }) => url !== showing.url);
      return { ticked: others.length < ticked.length ? others : [...ticked, showing] };
    }),
  untickAll: () => set({ ticked: [] }),
  leave: () => set(blank),
}));
