import type { ShowSummary } from './show';

/** Instants that still lie ahead. */
export type Opening = { bookingAt: string; showingsAt: string | null };

/**
 * When the booking of a title opens, and when its showings are published where that is another moment; null once it is
 * open or while nobody says.
 */
export function pickOpening(
  { salesOpenAt, showtimesVisibleAt }: Pick<ShowSummary, 'salesOpenAt' | 'showtimesVisibleAt'>,
  now: Date,
): Opening | null {
  const isAhead = (at: string | null): at is string => at !== null && Date.parse(at) > now.getTime();
  if (!isAhead(salesOpenAt)) return null;
  const isOther = isAhead(showtimesVisibleAt) && Date.parse(showtimesVisibleAt) !== Date.parse(salesOpenAt);
  return { bookingAt: salesOpenAt, showingsAt: isOther ? showtimesVisibleAt : null };
}
