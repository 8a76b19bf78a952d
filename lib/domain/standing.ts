import type { Clock } from './day';
import type { Showing } from './showing';
import type { ShowtimeStatus } from './showtime';

/**
 * How a showing stands by the clock, as one digit: `0` can be booked, `1` sold out, `2` not on sale; `4` and `5` are the
 * last two once it is past. `-` stands for one that a filter leaves out. A digit a showing, because what is asked of the
 * clock must be equal to itself from one minute to the next.
 */
export type Standing = string;

type Timed = Pick<Showing, 'time' | 'until' | 'status'>;

const statuses = ['available', 'soldout', 'locked'] as const satisfies readonly ShowtimeStatus[];

/** The standings of some showings in their order, as one text. */
export const listStandings = (showings: readonly Timed[], clock: Clock): Standing =>
  showings.map((showing) => resolveStanding(showing, clock)).join('');

/** Past is what nobody can book or join any more, sold out or not: its booking has ended, else it has begun. */
function resolveStanding({ time, until, status }: Timed, { at, wall }: Clock): number {
  const isPast = until ? Date.parse(until) <= at : time <= wall;
  const now = status ?? (isPast ? 'locked' : 'available');
  return statuses.indexOf(now) + (isPast ? statuses.length : 0);
}

export const statusOf = (standing: Standing): ShowtimeStatus =>
  statuses[Number(standing) % statuses.length] ?? 'available';

export const isOver = (standing: Standing): boolean => Number(standing) >= statuses.length;

/** What some showings still offer: 0 something to book, 1 something to come, 2 nothing. The lower is listed first. */
export const rankOf = (standings: Standing): 0 | 1 | 2 =>
  standings.includes('0') ? 0 : /[12]/.test(standings) ? 1 : 2;

/** So few can be booked that a visitor is shown the next day beside them. */
export const hasFewToBook = (standings: Standing): boolean => standings.split('0').length <= 3;

/** How many of them are still to come. */
export const countLeft = (standings: Standing): number => standings.replace(/[^012]/g, '').length;

/** Each group with its part of the standings of them all: in their order. */
export function splitByStanding<G extends { showings: readonly Showing[] }>(groups: readonly G[], standings: Standing) {
  let from = 0;
  return groups.map((group) => {
    const own = standings.slice(from, from + group.showings.length);
    from += own.length;
    return { group, standings: own, rank: rankOf(own) };
  });
}

type Ranked = { rank: 0 | 1 | 2 };

/** What can be booked first. */
export const byRank = (a: Ranked, b: Ranked): number => a.rank - b.rank;
