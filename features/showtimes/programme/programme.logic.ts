import type { RatingWords } from '@/components/views/rating/rating-words';
import { isUpsell, weightOf } from '@/lib/domain/cinema-ranking';
import type { Day } from '@/lib/domain/day';
import { clockOf } from '@/lib/domain/day';
import { isForChildren } from '@/lib/domain/kids-showing';
import type { RatedAges } from '@/lib/domain/rated-ages';
import type { SeatPrice } from '@/lib/domain/seat-price';
import type { Flag } from '@/lib/domain/show';
import type { Showing } from '@/lib/domain/showing';
import type { ProgrammeEntry } from '@/lib/domain/showtime';
import { eveningTag, kidsTag } from '@/lib/routing/filters';
import { isPicked, type Picked } from '../choosing/picks.logic';

/** A title in a cinema's day. */
export type FilmRow = {
  slug: string;
  href: string;
  title: string;
  poster: string | null;
  tone: string | undefined;
  /** Left out where unknown. */
  minutes?: number;
  /** Its duration and genre, and who made it: a sentence each. */
  facts: readonly string[];
  rating: RatingWords;
  /** The age on it as the law counts; left out where it has none yet. */
  ages?: RatedAges;
  flag: Flag | null;
  isKids: boolean;
  /** Its place among what is for children, where that is another order. */
  kidsPlace?: number;
  /** What its ribbon does not say: that it is new, what its tags say. */
  flags?: readonly string[];
  showings: readonly Showing[];
};

/** A cinema's programme of one day. */
export type ProgrammeDay = {
  day: Day;
  /** All days with showings, from today on. */
  dates: readonly Day[];
  versions: readonly string[];
  tags: readonly string[];
  /** Of a seat, by the hour of the showing. */
  prices?: readonly SeatPrice[];
  rows: readonly FilmRow[];
};

type Played = { entry: ProgrammeEntry; releasedOn: Day | null };

/** Premieres first, then what comes out within a week, then the cinema's own order (spec catalogue §3 and §9). */
export function byRank(day: Day): (a: Played, b: Played) => number {
  const weight = ({ entry, releasedOn }: Played) =>
    weightOf({ premiere: entry.isPremiere, upsell: entry.isComingSoon && isUpsell(releasedOn, day) });
  return (a, b) => weight(b) - weight(a) || a.entry.order - b.entry.order;
}

/** The same for children: premieres first, then the cinema's order for them, then its own. */
export const byKidsRank = ({ entry: a }: Pick<Played, 'entry'>, { entry: b }: Pick<Played, 'entry'>): number =>
  Number(b.isPremiere) - Number(a.isPremiere) ||
  (a.kidsOrder ?? Number.MAX_VALUE) - (b.kidsOrder ?? Number.MAX_VALUE) ||
  a.order - b.order;

const eveningFrom = '18:00';

/** The rows with what the filters let through; rows left with nothing are gone. */
export function narrowRows(
  rows: readonly FilmRow[],
  { versions, tags }: Picked,
  fits: (showing: Showing) => boolean = () => true,
): FilmRow[] {
  const picked = { versions, tags: tags.filter((tag) => tag !== eveningTag && tag !== kidsTag) };
  const place = ({ kidsPlace = Number.MAX_VALUE }: FilmRow) => kidsPlace;
  const ordered = tags.includes(kidsTag) ? rows.toSorted((a, b) => place(a) - place(b)) : rows;
  return ordered.flatMap((row) => {
    const showings = row.showings.filter(
      (showing) =>
        isPicked(showing, picked) &&
        fits(showing) &&
        (!tags.includes(eveningTag) || isEvening(showing)) &&
        (!tags.includes(kidsTag) || isForKids(row, showing)),
    );
    if (showings.length === row.showings.length) return [row];
    return showings.length ? [{ ...row, showings }] : [];
  });
}

/** After midnight is evening too. */
const isEvening = ({ time }: Showing): boolean => clockOf(time) >= eveningFrom || clockOf(time) < '03:00';

const isForKids = ({ isKids }: FilmRow, showing: Showing): boolean => isKids || isForChildren(showing);
