import { type Day, formatWallClock } from './day';
import type { ShowSummary } from './show';

/** Instants that still lie ahead. */
export type Opening = { bookingAt: string; showingsAt: string | null };

type Dated = Pick<ShowSummary, 'salesOpenAt' | 'showtimesVisibleAt'>;

/**
 * When the booking of a title opens, and when its showings are published where that is another moment; null once it is
 * open or while nobody says.
 */
export function pickOpening({ salesOpenAt, showtimesVisibleAt }: Dated, now: Date): Opening | null {
  const isAhead = (at: string | null): at is string => at !== null && Date.parse(at) > now.getTime();
  if (!isAhead(salesOpenAt)) return null;
  const isOther = isAhead(showtimesVisibleAt) && Date.parse(showtimesVisibleAt) !== Date.parse(salesOpenAt);
  return { bookingAt: salesOpenAt, showingsAt: isOther ? showtimesVisibleAt : null };
}

const hour = 3_600_000;
/** From when on a page counts down: more than a day, since it may be kept before anybody sees it. */
const counted = 36 * hour;
/** For how long it goes on saying that it is open: whoever waits on the page is left their button. */
const said = 2 * hour;

/** How near the opening of a title is: to be waited for, or over long ago or never said (null). */
export function pickOpeningPhase({ salesOpenAt }: Pick<Dated, 'salesOpenAt'>, now: Date): 'ahead' | 'near' | null {
  const left = salesOpenAt === null ? Number.NaN : Date.parse(salesOpenAt) - now.getTime();
  if (!(left > -said)) return null;
  return left > counted ? 'ahead' : 'near';
}

const minute = 60_000;

/** Whether what is made now is soon wrong: around the moments at which showings come out and can be booked. */
export const isAboutToOpen = ({ salesOpenAt, showtimesVisibleAt }: Dated, now: Date): boolean =>
  [salesOpenAt, showtimesVisibleAt].some((at) => {
    const left = at === null ? Number.NaN : Date.parse(at) - now.getTime();
    return left < 6 * minute && left > -10 * minute;
  });

export type OpeningDay<S> = { day: Day; openings: readonly { show: S; opening: Opening }[] };

const remembered = 14 * 24 * hour;

/** What opened within the last two weeks, the latest first: who was told of it before may not know. */
export function listOpened<S extends Pick<Dated, 'salesOpenAt'>>(
  shows: readonly S[],
  now: Date,
): (S & { salesOpenAt: string })[] {
  const ago = (at: string) => now.getTime() - Date.parse(at);
  return shows
    .flatMap((show) => (show.salesOpenAt === null ? [] : [{ ...show, salesOpenAt: show.salesOpenAt }]))
    .filter(({ salesOpenAt }) => ago(salesOpenAt) >= 0 && ago(salesOpenAt) < remembered)
    .toSorted((a, b) => ago(a.salesOpenAt) - ago(b.salesOpenAt));
}

/** All that opens later, by the days of a country's clocks and in the order of time; what opens at once, what most wait for first. */
export function groupOpenings<S extends Dated & Pick<ShowSummary, 'orders'>>(
  shows: readonly S[],
  now: Date,
  timeZone: string,
): OpeningDay<S>[] {
  const openings = shows
    .flatMap((show) => {
      const opening = pickOpening(show, now);
      return opening ? [{ show, opening, at: Date.parse(opening.bookingAt) }] : [];
    })
    .toSorted((a, b) => a.at - b.at || a.show.orders.upcoming - b.show.orders.upcoming);
  const days = Map.groupBy(openings, ({ at }) => formatWallClock(new Date(at), timeZone).slice(0, 10));
  return [...days].map(([day, own]) => ({ day, openings: own.map(({ show, opening }) => ({ show, opening })) }));
}
