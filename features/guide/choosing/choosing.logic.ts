import type { Day } from '@/lib/domain/day';
import { fitsEvening, hasEvening } from '@/lib/domain/evening';
import type { GuideFilm } from '@/lib/domain/guide';
import { fitsFilters } from '@/lib/domain/starts';
import type { Filters } from '@/lib/routing/filters';

/** The titles with the showings that the address lets through; one that is left with nothing is gone. */
export function narrowFilms(films: readonly GuideFilm[], filters: Filters, day: Day): readonly GuideFilm[] {
  const { versions, tags, film: titles, pass } = filters;
  if (![versions, tags, titles, pass].some((values) => values?.length) && !hasEvening(filters)) return films;
  const [fits, isInTime] = [fitsFilters(versions, tags), fitsEvening(filters, day)];
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
