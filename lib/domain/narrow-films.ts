import type { Day } from './day';
import { type Evening, fitsEvening, hasEvening } from './evening';
import type { GuideFilm } from './guide';
import { fitsFilters } from './starts';

/** What an address says of the showings that are wanted. */
type Wanted = Evening & Partial<Record<'versions' | 'tags' | 'film' | 'pass', readonly string[]>>;

/** Whether it says anything of them, the evening included. */
export const hasWishes = (wanted: Wanted): boolean =>
  [wanted.versions, wanted.tags, wanted.film, wanted.pass].some((values) => values?.length) || hasEvening(wanted);

/** The titles with the showings that the address lets through; one that is left with nothing is gone. */
export function narrowFilms(films: readonly GuideFilm[], wanted: Wanted, day: Day): readonly GuideFilm[] {
  if (!hasWishes(wanted)) return films;
  const { versions, tags, film: titles, pass } = wanted;
  const [fits, isInTime] = [fitsFilters(versions, tags), fitsEvening(wanted, day)];
  return films.flatMap((film) => {
    if (titles?.length && !titles.includes(film.slug)) return [];
    const showings = film.showings.filter(
      (showing) =>
        (!pass?.length || showing.pass) &&
        isInTime(showing) &&
        fits({ version: showing.version, tags: showing.tags ?? [] }),
    );
    return showings.length ? [{ ...film, showings }] : [];
  });
}
