import type { Clock } from './day';
import type { ListedShowing } from './shortlist';
import type { Vote } from './shortlist-link';
import type { Showing } from './showing';
import { isOver, listStandings, statusOf } from './standing';

/** How a listed showing stands now: `gone` is one that the programme has no more. */
export type ListedState = 'open' | 'full' | 'closed' | 'over' | 'gone';

const states = { available: 'open', soldout: 'full', locked: 'closed' } as const;

/** `found`: as the programme has it; null where it has none. */
export function listedStateOf(
  { time }: Pick<ListedShowing, 'time'>,
  found: Pick<Showing, 'time' | 'until' | 'status'> | null,
  clock: Clock,
): ListedState {
  const begins = found?.time ?? time;
  if (begins.slice(0, 16) <= clock.wall.slice(0, 16)) return 'over';
  if (!found) return 'gone';
  const standing = listStandings([found], clock);
  // Past before it begins is one whose booking has ended.
  return isOver(standing) ? 'closed' : states[statusOf(standing)];
}

export const countVotes = (votes: readonly Vote[], bookingId: string): number =>
  votes.filter(({ can }) => can.includes(bookingId)).length;

type Choice = ListedShowing & { state: ListedState };

/** The one that most can come to and that can be booked, the earlier of equals; null as long as nobody can come to any. */
export function pickBest(choices: readonly Choice[], votes: readonly Vote[]): string | null {
  const [best] = choices
    .map(({ bookingId, time, state }) => ({
      bookingId,
      time,
      can: state === 'open' ? countVotes(votes, bookingId) : 0,
    }))
    .filter(({ can }) => can > 0)
    .sort((a, b) => b.can - a.can || a.time.localeCompare(b.time));
  return best?.bookingId ?? null;
}
