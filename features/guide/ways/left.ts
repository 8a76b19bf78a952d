import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import type { Day } from '@/lib/domain/day';
import type { GuideFilm, GuideShowing } from '@/lib/domain/guide';
import { isOver, type Standing } from '@/lib/domain/standing';
import type { GuidePlace } from '../place/place.logic';

/** A title of which something is left, and how its showings stand. */
export type Left = { group: GuideFilm; standings: Standing };

export type OpenShowing = (film: string, showing: GuideShowing | undefined) => void;

export interface WayProps {
  left: readonly Left[];
  /** All titles of the day, where only what lies within some hours is left. */
  windowed: readonly GuideFilm[] | null;
  place: GuidePlace;
  day: Day;
  /** Minutes of the day; null on another day. */
  now: number | null;
  facts: ShowtimeFacts;
  /** Kilometres to the cinemas around the visitor, which only the browser knows. */
  ways: Readonly<Record<string, number>> | undefined;
  /** Shows all there is to say of a showing, and what to take in place of one that cannot be booked. */
  onOpen: OpenShowing;
}

/** The showings that pass, with their standings; what is over is left out unless it is wanted. */
export function pickLeft(
  { group, standings }: Left,
  { past = false, at }: { past?: boolean; at?: number } = {},
): { showings: GuideShowing[]; standings: Standing } {
  const showings: GuideShowing[] = [];
  let own: Standing = '';
  for (const [index, showing] of group.showings.entries()) {
    const standing = standings.charAt(index);
    if ((isOver(standing) && !past) || (at !== undefined && showing.at !== at)) continue;
    showings.push(showing);
    own += standing;
  }
  return { showings, standings: own };
}
