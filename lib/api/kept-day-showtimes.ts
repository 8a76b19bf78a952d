import { LRUCache } from 'lru-cache';
import type { Showtime } from '../domain/showtime';
import { processWide } from '../process/process-wide';

/** What a cinema plays on a day: the showtimes of each show, by its slug. */
export type DayShowtimes = Readonly<Record<string, readonly Showtime[]>>;

/** Showtimes, not days: a day of a large cinema weighs as much as ten of a small one. */
const mostShowtimes = 40_000;
/** Milliseconds; as fresh as the showtimes it is made of. */
const life = 60_000;

export const keptDayShowtimes = processWide(
  'day showtimes',
  () =>
    new LRUCache<string, DayShowtimes>({
      maxSize: mostShowtimes,
      ttl: life,
      // Else a day that nobody asks for again stays until the room is needed, for nobody.
      ttlAutopurge: true,
      sizeCalculation: (day) => 1 + Object.values(day).flat().length,
    }),
);

/** After a publication event: they are asked for again. */
export const forgetDayShowtimes = (): void => keptDayShowtimes.clear();
