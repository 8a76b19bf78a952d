import type { Day } from './day';
import { estimateFilmStart } from './film-start';
import type { GuideFilm } from './guide';
import { minuteOfDay } from './minute-of-day';
import type { Showing } from './showing';

type Film = Pick<GuideFilm, 'minutes'> & { showings: readonly Showing[] };
const aMinute = 60_000;

/**
 * The minute of the day from which on the films of some showings begin, as far as that can be estimated; null where it can
 * be of none. By the clock on the wall: where it is changed during a showing nothing is said of that one.
 */
export function findFirstFilm(films: readonly Film[], day: Day): number | null {
  const starts = films.flatMap(({ minutes = null, showings }) =>
    showings.flatMap((showing) => {
      if (!showing.endTime) return [];
      const [begins = 0, ends = 0] = [showing.time, showing.endTime].map((time) => minuteOfDay(time, day) * aMinute);
      return estimateFilmStart({ begins, ends, minutes }, showing) ?? [];
    }),
  );
  return starts.length ? Math.round(Math.min(...starts) / aMinute) : null;
}
