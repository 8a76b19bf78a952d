import type { CinemaDay } from '@/lib/api/kept-cinema-days';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { clockOf } from '@/lib/domain/day';
import { buildShowing } from '@/lib/domain/showing';
import type { Showtime } from '@/lib/domain/showtime';
import type { Start, Starts } from '@/lib/domain/starts';
import { withoutBrand } from '@/lib/sites/brand';
import { resolveInstant } from '@/lib/time/instant';

const minute = 60_000;

/** Minutes since 1970 of a wall-clock time. */
export const minuteOf = (wallClock: string, timeZone: string): number =>
  Math.floor(Date.parse(resolveInstant(wallClock, timeZone)) / minute);

type Begun = { time: string; start: Start };

/**
 * What can be booked of each show at some cinemas, in the order of time; nothing of one that is sold out. What begins at
 * the same minute in two of them is named once, in the cinema that comes first. No card leads to a showing that has
 * begun, though some are sold ten minutes longer.
 */
export function listStarts(days: readonly (CinemaDay | null)[], timeZone: string): Starts['shows'] {
  const minutes = new Map<string, number>();
  const begin = ({ time, reservableUntil }: Showtime, cinema: number): Begun => {
    const begins = minutes.get(time) ?? minuteOf(time, timeZone);
    minutes.set(time, begins);
    const until = reservableUntil ? Math.floor(Date.parse(reservableUntil) / minute) : begins;
    return { time, start: [Math.min(begins, until), clockOf(time), cinema] };
  };
  const begun: Record<string, Begun[]> = {};
  for (const [cinema, day] of days.entries())
    for (const [slug, showtimes] of Object.entries(day ?? {})) {
      const own = showtimes.filter(isBookable).map((showtime) => begin(showtime, cinema));
      begun[slug] = [...(begun[slug] ?? []), ...own];
    }
  return Object.fromEntries(Object.entries(begun).map(([slug, starts]) => [slug, inOrder(starts)]));
}

/** The status of the moment: what closes later is for the visitor's clock to say. */
const isBookable = (showtime: Showtime) => buildShowing(showtime, 0).status === undefined;

const inOrder = (begun: readonly Begun[]): Start[] =>
  begun
    .toSorted((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)) || b.start[0] - a.start[0])
    .filter(({ time }, index, all) => time !== all[index - 1]?.time)
    .map(({ start }) => start);

/** "Confluence" of "Candela Lyon Confluence" among the cinemas of Lyon; nothing where there is but one. */
export function listShortNames(cinemas: readonly CinemaSummary[]): string[] {
  if (cinemas.length < 2) return cinemas.map(() => '');
  const isOneTown = new Set(cinemas.map(({ citySlug }) => citySlug)).size === 1;
  return cinemas.map(({ name, city }) => {
    const short = withoutBrand(name);
    return isOneTown && short.startsWith(`${city} `) ? short.slice(city.length + 1) : short;
  });
}
