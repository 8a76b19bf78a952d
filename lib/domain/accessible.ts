import { type AccessKind, mostOf } from './access-kinds';
import { cinemaDayOf, type Day } from './day';
import type { SafeHtml } from './safe-html';
import type { Showing } from './showing';
import { isOver, type Standing } from './standing';

export type AccessFilm = { slug: string; title: string; href: string };

/** A showing that offers something, in words: which voices and formats, what it adds to the price of the seat. */
export type AccessShowing = Pick<Showing, 'time' | 'endTime' | 'status' | 'until' | 'url'> & {
  /** The index of its title. */
  film: number;
  version: string;
  kinds: readonly AccessKind[];
  words: string;
  surcharge?: string;
};

/** What one cinema offers in the days to come, and what it says of itself. */
export type AccessCinema = {
  films: readonly AccessFilm[];
  /** In the order of time. */
  showings: readonly AccessShowing[];
  /** The first day of each kind after those of its showings. */
  later: Readonly<Partial<Record<AccessKind, Day>>>;
  isStepFree: boolean;
  services: readonly string[];
  html: SafeHtml | null;
  url: string | null;
};

/** A showing, its title and the index of its cinema. */
export type AccessPlayed = Omit<AccessShowing, 'film'> & { film: AccessFilm; at: number };
export type AccessStanding = AccessPlayed & { standing: Standing };

/** A day of one kind, in all cinemas: its titles, what can be booked first. */
export type AccessDay = {
  day: Day;
  count: number;
  films: readonly (AccessFilm & { showings: readonly AccessStanding[] })[];
};

/** The showings of several cinemas; null is one that did not answer. */
export const listPlayed = (cinemas: readonly (AccessCinema | null)[]): AccessPlayed[] =>
  cinemas.flatMap((cinema, at) =>
    (cinema?.showings ?? []).flatMap(({ film, ...showing }) => {
      const played = cinema?.films[film];
      return played ? [{ ...showing, film: played, at }] : [];
    }),
  );

export type AccessTold = {
  days: readonly AccessDay[];
  /** The first day that is not told, and the index of a cinema that has some on it. */
  later: { day: Day; at: number } | undefined;
};

/**
 * What is left of one kind, day by day, and what comes after it; `standings` are those of all showings, in their order.
 * A day that is not told of one cinema is told of none: it would look as if the others had all there is.
 */
export function buildAccessTold(
  kind: AccessKind,
  cinemas: readonly (AccessCinema | null)[],
  played: readonly AccessPlayed[],
  standings: Standing,
): AccessTold {
  const later = findLater(kind, cinemas);
  const left = played
    .map((showing, index) => ({
      ...showing,
      standing: standings.charAt(index),
      day: cinemaDayOf({ wall: showing.time }),
    }))
    .filter(({ kinds, standing, day }) => kinds.includes(kind) && !isOver(standing) && !(later && day >= later.day))
    .toSorted((a, b) => compare(a.day, b.day) || rankOf(a) - rankOf(b) || compare(a.time, b.time));
  const told = left.slice(0, mostOf(kind));
  const days = [...Map.groupBy(told, ({ day }) => day)].map(([day, showings]) => ({
    day,
    count: showings.length,
    films: [...Map.groupBy(showings, ({ film }) => film.slug).values()].map((own) => ({
      ...own[0]!.film,
      showings: own,
    })),
  }));
  // Where the next few are told of many, the day after them is no news.
  return { days, later: told.length < mostOf(kind) ? later : undefined };
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const rankOf = ({ standing }: { standing: Standing }): number => Number(standing !== '0');

function findLater(kind: AccessKind, cinemas: readonly (AccessCinema | null)[]): AccessTold['later'] {
  const days = cinemas.flatMap((cinema, at) => {
    const day = cinema?.later[kind];
    return day ? [{ day, at }] : [];
  });
  return days.sort((a, b) => compare(a.day, b.day))[0];
}
