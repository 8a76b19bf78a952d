import type { PlaceOffer } from './place-offer';
import type { RatedAges } from './rated-ages';
import { byTime, type Showing } from './showing';

/** What is asked of a cinema's day here: each title in the cinema's own order. */
export type CinemaDay<Title extends GuideTitle = GuideTitle> = Partial<PlaceOffer> & {
  rows: readonly (Title & TitleFacts & { showings: readonly Showing[] })[];
};

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
export type GuideFilm<Title extends GuideTitle = GuideTitle> = Title &
  TitleFacts & { showings: readonly GuideShowing[] };

/**
 * The days of several cinemas as one, in their order; null is a day that did not come. What most of them put foremost
 * comes first: a place at the head of one list weighs as much as two second places.
 */
export function mergeDays<Title extends GuideTitle>(
  days: readonly (CinemaDay<Title> | null | undefined)[],
): GuideFilm<Title>[] {
  const films = new Map<string, { film: GuideFilm<Title>; weight: number }>();
  for (const [at, day] of days.entries())
    for (const [index, row] of (day?.rows ?? []).entries()) {
      const { film, weight } = films.get(row.slug) ?? { film: { ...row, showings: [] }, weight: 0 };
      const own = row.showings.map((showing) => ({ ...showing, at }));
      films.set(row.slug, {
        film: { ...film, showings: [...film.showings, ...own] },
        weight: weight + 1 / (1 + index),
      });
    }
  return [...films.values()]
    .sort((a, b) => b.weight - a.weight)
    .map(({ film }) => ({ ...film, showings: film.showings.toSorted(byTime) }));
}
