import type { Day } from './day';
import type { RatedAges } from './rated-ages';
import { byTime, type Showing } from './showing';

/** What is asked of a cinema's day here: each title in the cinema's own order. */
export type CinemaDay = {
  rows: readonly CinemaRow[];
  /** All days with showings, from today on. */
  dates: readonly Day[];
};
type CinemaRow = GuideTitle & TitleFacts & { showings: readonly Showing[] };

/** A title as the guide says it. */
export type GuideTitle = {
  slug: string;
  href: string;
  title: string;
  poster: string | null;
  tone?: string | undefined;
  /** Its duration and genre first. */
  facts: readonly string[];
  /** What it means for who comes along. */
  note?: string;
};

/** What a title is chosen by and does not show: its length and its age, each left out where unknown. */
type TitleFacts = { minutes?: number; ages?: RatedAges };

/** A showing and the index of its cinema; `note` is what its hour means for who comes along. */
export type GuideShowing = Showing & { at: number; note?: string };

/** A title and its showings in all cinemas of the place, in the order of time. */
export type GuideFilm = GuideTitle & TitleFacts & { showings: readonly GuideShowing[] };

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
