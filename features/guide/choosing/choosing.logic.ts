import type { Day } from '@/lib/domain/day';
import type { GuideFilm } from '@/lib/domain/guide';
import { fitsFilters } from '@/lib/domain/starts';
import { isWithin, parseMinute, type TimeWindow } from '@/lib/domain/time-window';
import type { Filters } from '@/lib/routing/filters';

/** Between which minutes of the day the address wants a showing to begin and to end. */
export const readWindow = ({ after, before }: Filters): TimeWindow => ({
  after: parseMinute(after?.[0]),
  before: parseMinute(before?.[0]),
});

/** The titles with the showings that the address lets through; one that is left with nothing is gone. */
export function narrowFilms(films: readonly GuideFilm[], filters: Filters, day: Day): readonly GuideFilm[] {
  const { versions, tags } = filters;
  const window = readWindow(filters);
  if (!versions?.length && !tags?.length && window.after === null && window.before === null) return films;
  const fits = fitsFilters(versions, tags);
  return films.flatMap((film) => {
    const showings = film.showings.filter(
      (showing) => isWithin(showing, window, day) && fits({ version: showing.version, tags: showing.tags ?? [] }),
    );
    return showings.length ? [{ ...film, showings }] : [];
  });
}
