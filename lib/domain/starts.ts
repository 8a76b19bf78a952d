import type { Day } from './day';

/** A showing that can be booked: until which minute since 1970, its time as the cinema's clock says it, the index of its cinema. */
export type Start = readonly [closes: number, clock: string, cinema: number];

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
  /** By slug, in the order of time. */
  shows: Readonly<Record<string, readonly Start[]>>;
};

/** `word` and `clock` make "From 18:05". */
export type NextStart = { word: string; clock: string; cinema: string };

/**
 * What a card says of a show at a minute since 1970; null where nothing is left. `missing`: all of its showings of the
 * day are over, and those of the next day are not known yet.
 */
export function pickNextStart(
  slug: string,
  now: number,
  starts: Starts,
  later: Starts | null | undefined,
): NextStart | null | 'missing' {
  const found = findStart(slug, now, starts);
  if (found || !starts.shows[slug]) return found;
  return later ? findStart(slug, now, later) : 'missing';
}

function findStart(slug: string, now: number, starts: Starts): NextStart | null {
  const next = starts.shows[slug]?.find(([closes]) => closes > now);
  if (!next) return null;
  const [, clock, cinema] = next;
  return { word: starts.words[pickWord(starts, now)], clock, cinema: starts.cinemas[cinema] ?? '' };
}

const aDay = 24 * 60;

/** In the night a cinema's tomorrow is the calendar's today: its name leaves no doubt. */
function pickWord({ midnight, dawn }: Starts, now: number): keyof Starts['words'] {
  if (now >= dawn) return 'from';
  return now < midnight && now >= midnight - aDay ? 'tomorrow' : 'weekday';
}
