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
  /** Minutes since 1970 at midnight and at the dawn at which this cinema day begins. */
  midnight: number;
  dawn: number;
  /** What stands before a time of this day: once it has begun, the day before, and at any other time. */
  words: { from: string; tomorrow: string; weekday: string };
  /** Their names where there is little room; empty where the place is a single cinema. */
  cinemas: readonly string[];
  kinds: readonly StartKind[];
  /** By slug, in the order of time. */
  shows: Readonly<Record<string, readonly Start[]>>;
};

/** `word` and `clock` make "From 18:05". */
export type NextStart = { word: string; clock: string; cinema: string };

/** `now` is a minute since 1970; a kind that does not fit is none that the visitor looks for. */
export type StartQuestion = { slug: string; now: number; fits?: (kind: StartKind) => boolean };

/**
 * What a card says of a show; null where nothing is left. `missing`: all of its showings of the day are over, and those
 * of the next day are not known yet.
 */
export function pickNextStart(
  question: StartQuestion,
  starts: Starts,
  later: Starts | null | undefined,
): NextStart | null | 'missing' {
  const found = findStart(question, starts);
  if (found || !starts.shows[question.slug]) return found;
  return later ? findStart(question, later) : 'missing';
}

function findStart({ slug, now, fits = () => true }: StartQuestion, starts: Starts): NextStart | null {
  const next = starts.shows[slug]?.find(([closes, , , index]) => {
    const kind = starts.kinds[index];
    return closes > now && kind !== undefined && fits(kind);
  });
  if (!next) return null;
  const [, clock, cinema] = next;
  return { word: starts.words[pickWord(starts, now)], clock, cinema: starts.cinemas[cinema] ?? '' };
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

const aDay = 24 * 60;

/** In the night a cinema's tomorrow is the calendar's today: its name leaves no doubt. */
function pickWord({ midnight, dawn }: Starts, now: number): keyof Starts['words'] {
  if (now >= dawn) return 'from';
  return now < midnight && now >= midnight - aDay ? 'tomorrow' : 'weekday';
}
