import type { Clock, Day } from './day';
import { minuteOfDay } from './minute-of-day';
import type { Showing } from './showing';
import { listStandings, statusOf } from './standing';

/** A showing somewhere; `kilometres` from the cinema that was wanted, left out where nobody knows. */
export type Offer = { cinema: { slug: string; name: string; kilometres?: number }; day: Day; showing: Showing };

/** What keeps to the wish comes first: the same cinema that day, the same cinema, a cinema near it, any. */
const steps: readonly ((offer: Offer, wanted: Offer) => boolean)[] = [
  ({ cinema, day }, wanted) => cinema.slug === wanted.cinema.slug && day === wanted.day,
  ({ cinema }, wanted) => cinema.slug === wanted.cinema.slug,
  ({ cinema }) => cinema.kilometres !== undefined,
  () => true,
];

/**
 * The best in place of a showing that nobody can book any more: the same version where it can still be booked. The best
 * of each kind has a place before the second of another, so that a visitor is told of another hour, another day and
 * another cinema alike.
 */
export function pickNextBest(wanted: Offer, offers: readonly Offer[], clock: Clock, most: number): Offer[] {
  const open = offers.filter(
    ({ showing }, index) =>
      showing.version === wanted.showing.version &&
      statusOf(listStandings([showing], clock)) === 'available' &&
      offers.findIndex((other) => other.showing.url === showing.url) === index,
  );
  const kinds = steps.map((): Offer[] => []);
  for (const offer of open.sort(byNearness(wanted))) {
    kinds[steps.findIndex((is) => is(offer, wanted))]?.push(offer);
  }
  const chosen = kinds
    .flatMap((kind) => kind.map((offer, turn) => ({ offer, turn })))
    .sort((a, b) => a.turn - b.turn)
    .slice(0, most)
    .map(({ offer }) => offer);
  return kinds.flat().filter((offer) => chosen.includes(offer));
}

/** The nearer day, then the nearer cinema, then the nearer hour. */
function byNearness({ day, showing }: Offer): (a: Offer, b: Offer) => number {
  const minute = minuteOfDay(showing.time, day);
  const way = ({ cinema }: Offer) => cinema.kilometres ?? Number.MAX_VALUE;
  const gap = (offer: Offer) => Math.abs(minuteOfDay(offer.showing.time, offer.day) - minute);
  return (a, b) => a.day.localeCompare(b.day) || way(a) - way(b) || gap(a) - gap(b);
}
