import type { Clock } from './day';
import type { Offer } from './next-best';
import { listStandings, statusOf } from './standing';

type Wish = {
  /** Versions that are liked better, where there are any. */
  versions: readonly string[];
  clock: Clock;
  most: number;
};

/** From the place that was wanted; where nobody knows, it is anywhere in the country. */
const isNear = ({ cinema }: Offer) => cinema.kilometres !== undefined;

/**
 * Where else to see a title that a place does not play: what can be booked in the cinemas nearest to it, then in the
 * country, each the earlier the better; the first of each before the second of another, and one a cinema and day.
 */
export function pickElsewhere(offers: readonly Offer[], { versions, clock, most }: Wish): Offer[] {
  const isLiked = ({ showing }: Offer) => versions.includes(showing.version);
  const way = ({ cinema }: Offer) => cinema.kilometres ?? Number.MAX_VALUE;
  const near = new Set(offers.filter(isNear).map(({ cinema }) => cinema.slug));
  const open = offers
    .filter((offer) => isNear(offer) || !near.has(offer.cinema.slug))
    .filter(({ showing }) => showing.url && statusOf(listStandings([showing], clock)) === 'available')
    .sort(
      (a, b) =>
        Number(isLiked(b)) - Number(isLiked(a)) ||
        a.day.localeCompare(b.day) ||
        way(a) - way(b) ||
        a.showing.time.localeCompare(b.showing.time),
    );
  const first = open.filter(
    ({ cinema, day }, index) =>
      open.findIndex((other) => other.cinema.slug === cinema.slug && other.day === day) === index,
  );
  const kinds = [first.filter(isNear), first.filter((offer) => !isNear(offer))];
  return kinds
    .flatMap((kind) => kind.map((offer, turn) => ({ offer, turn })))
    .sort((a, b) => a.turn - b.turn)
    .slice(0, most)
    .map(({ offer }) => offer)
    .sort((a, b) => Number(isNear(b)) - Number(isNear(a)));
}
