import type { DayShowtimes } from '@/lib/api/kept-day-showtimes';
import { clockOf } from '@/lib/domain/day';
import { buildShowing } from '@/lib/domain/showing';
import type { Showtime } from '@/lib/domain/showtime';
import type { Start, StartKind, Starts } from '@/lib/domain/starts';
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
export function listStarts(days: readonly (DayShowtimes | null)[], timeZone: string): Pick<Starts, 'kinds' | 'shows'> {
  const minutes = new Map<string, number>();
  const kinds = new Map<string, number>();
  const begin = ({ time, reservableUntil, version, tags }: Showtime, cinema: number): Begun => {
    const begins = pickOrSet(minutes, time, () => minuteOf(time, timeZone));
    const until = reservableUntil ? Math.floor(Date.parse(reservableUntil) / minute) : begins;
    const kind = pickOrSet(kinds, JSON.stringify({ version, tags: tags.toSorted() }), () => kinds.size);
    return { time, start: [Math.min(begins, until), clockOf(time), cinema, kind] };
  };
  const begun: Record<string, Begun[]> = {};
  for (const [cinema, day] of days.entries())
    for (const [slug, showtimes] of Object.entries(day ?? {})) {
      const own = showtimes.filter(isBookable).map((showtime) => begin(showtime, cinema));
      begun[slug] = [...(begun[slug] ?? []), ...own];
    }
  return {
    kinds: [...kinds.keys()].map((kind): StartKind => JSON.parse(kind)),
    shows: Object.fromEntries(Object.entries(begun).map(([slug, starts]) => [slug, inOrder(starts)])),
  };
}

function pickOrSet(known: Map<string, number>, key: string, make: () => number): number {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** The status of the moment: what closes later is for the visitor's clock to say. */
const isBookable = (showtime: Showtime) => buildShowing(showtime, 0).status === undefined;

function inOrder(begun: readonly Begun[]): Start[] {
  const sorted = begun.toSorted((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)) || b.start[0] - a.start[0]);
  const first = new Map<string, Start>();
  for (const { time, start } of sorted) {
    const key = `${time} ${start[3]}`;
    if (!first.has(key)) first.set(key, start);
  }
  return [...first.values()];
}
