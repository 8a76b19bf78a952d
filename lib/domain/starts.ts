import type { Day } from './day';
import { isAccessName, pickAccess } from './showing';

/**
 * A showing that can be booked: until which minute since 1970, its time as the cinema's clock says it, the index of its
 * cinema and of its kind.
 */
export type Start = readonly [closes: number, clock: string, cinema: number, kind: number];

/** What tells showings of a show apart, for a list that is narrowed to some of them. */
export type StartKind = { version: string; tags: readonly string[] };

/** When each show begins at a place on a day, in one answer: the visitor's clock picks what comes next. */
export type Starts = {
  /** The day after this one, to ask for where nothing of this one is left. */
  next: Day;
  /** The minute since 1970 at which this cinema day begins. */
  dawn: number;
  /** "From", and how the day is called before it has begun: "Sat". */
  words: { from: string; day: string };
  /** Their names where there is little room; empty where the place is a single cinema. */
  cinemas: readonly string[];
  kinds: readonly StartKind[];
  /** By slug, in the order of time. */
  shows: Readonly<Record<string, readonly Start[]>>;
};

/** "From", "18:05" or "Sat 10:40", and where; all cards say it alike. */
export type NextStart = { word: string; time: string; cinema: string };

/** `now` is a minute since 1970; a kind that does not fit is none that the visitor looks for. */
export type StartQuestion = { slug: string; now: number; fits?: (kind: StartKind) => boolean };

/** What a card says of a show; null where nothing is left of it on this day. */
export function pickNextStart({ slug, now, fits = () => true }: StartQuestion, starts: Starts): NextStart | null {
  const next = starts.shows[slug]?.find(([closes, , , index]) => {
    const kind = starts.kinds[index];
    return closes > now && kind !== undefined && fits(kind);
  });
  if (!next) return null;
  const [, clock, cinema] = next;
  const { from, day } = starts.words;
  // In the night a cinema's tomorrow is the calendar's today: the name of the day leaves no doubt.
  const time = now >= starts.dawn ? clock : `${day} ${clock}`;
  return { word: from, time, cinema: starts.cinemas[cinema] ?? '' };
}

/** By the rule of the list's filters: any of the versions and formats, but all of the accessibility. */
export const fitsFilters =
  (versions: readonly string[] = [], tags: readonly string[] = []) =>
  (kind: StartKind): boolean => {
    const formats = tags.filter((tag) => !isAccessName(tag));
    const offered = pickAccess(kind.tags, [kind.version]);
    return (
      isAnyOf(versions, [kind.version]) &&
      isAnyOf(formats, kind.tags) &&
      tags.filter(isAccessName).every((name) => offered.includes(name))
    );
  };

const isAnyOf = (wanted: readonly string[], there: readonly string[]) =>
  !wanted.length || wanted.some((one) => there.some((found) => found.toLowerCase() === one.toLowerCase()));
