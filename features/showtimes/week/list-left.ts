import type { Clock } from '@/lib/domain/day';
import { buildShowing, type Showing } from '@/lib/domain/showing';
import type { Showtime } from '@/lib/domain/showtime';
import { isOver, listStandings } from '@/lib/domain/standing';

/** What of a day can still be gone to, by title or by cinema. */
export const listLeft = (day: Readonly<Record<string, readonly Showtime[]>>, clock: Clock): Record<string, Showing[]> =>
  Object.fromEntries(
    Object.entries(day).map(([slug, showtimes]) => [
      slug,
      showtimes
        .map((showtime) => buildShowing(showtime, 0))
        .filter((showing) => !isOver(listStandings([showing], clock))),
    ]),
  );
