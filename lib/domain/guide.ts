import type { Day } from './day';
import { byTime, type Showing } from './showing';

/** What is asked of a cinema's day here: each title in the cinema's own order. */
export type CinemaDay = {
  rows: readonly CinemaRow[];
  /** All days with showings, from today on. */
  dates: readonly Day[];
};
type CinemaRow = GuideTitle & { showings: readonly Showing[] };

/** A title as the guide says it. */
export type GuideTitle = {
  slug: string;
  href: string;
  title: string;
  poster: string | null;
  tone?: string | undefined;
  /** Its duration and genre first. */
  facts: readonly string[];
};

/** A showing and the index of its cinema. */
export type GuideShowing = Showing & { at: number };

/** A title and its showings in all cinemas of the place, in the order of time. */
export type GuideFilm = GuideTitle & { showings: readonly GuideShowing[] };

type Ranked = { film: GuideFilm; weight: number };

/**
 * The days of several cinemas as one, in their order; null is a day that did not come. What most of them put foremost
 * comes first: a place at the head of one list weighs as much as two second places.
 */
export function mergeDays(days: readonly (CinemaDay | null | undefined)[]): GuideFilm[] {
  const films = new Map<string, Ranked>();
  for (const [at, day] of days.entries())
    for (const [index, { showings, ...title }] of (day?.rows ?? []).entries()) {
      const known = films.get(title.slug);
      films.set(title.slug, {
        film: {
          ...(known?.film ?? title),
          showings: [...(known?.film.showings ?? []), ...showings.map((showing) => ({ ...showing, at }))],
        },
        weight: (known?.weight ?? 0) + 1 / (1 + index),
      });
    }
  return [...films.values()]
    .sort((a, b) => b.weight - a.weight)
    .map(({ film }) => ({ ...film, showings: film.showings.toSorted(byTime) }));
}
