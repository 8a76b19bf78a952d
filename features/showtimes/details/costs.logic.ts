import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { cinemaDayOf, isAfterMidnight } from '@/lib/domain/day';
import { isOrdinary } from '@/lib/domain/pass';
import { pickLowestPrice, pickSeatPrice, type SeatPrice } from '@/lib/domain/seat-price';
import type { Showing } from '@/lib/domain/showing';

/** What a cinema charges. */
export type CinemaCosts = {
  prices: readonly SeatPrice[];
  lower: readonly SeatPrice[];
  /** In the cinema's own words. */
  terms: string | null;
  /** Titles that the pass of the site opens here. */
  covered: readonly string[];
};

type Line = { label: string; amount: number };
export type ShowingCosts = {
  full: Line | null;
  lowest: Line | null;
  /** On top of each; `formats` is what it is for. */
  extra: { formats: string; amount: number } | null;
  /** Something may come on top, and nobody can say how much. */
  isOpen: boolean;
  isCovered: boolean;
  terms: string | null;
};

/** What one showing costs: nothing is said of what its cinema's list leaves open. */
export function pickCosts(
  { prices, lower, terms, covered }: CinemaCosts,
  showing: Showing,
  show: string,
  marks: ShowtimeFacts['marks'],
): ShowingCosts {
  const { time, surcharge, tags = [] } = showing;
  const isNight = isAfterMidnight(time, cinemaDayOf({ wall: time }));
  const full = pickSeatPrice(prices, time, isNight);
  const dear = tags.flatMap((slug) => (marks[slug]?.premium ? [marks[slug].short ?? marks[slug].title] : []));
  return {
    full,
    lowest: full && pickLowestPrice(lower, full.amount, time, isNight),
    extra: surcharge ? { formats: dear.join(' + '), amount: surcharge } : null,
    isOpen: dear.length > 0 && !surcharge,
    isCovered: covered.includes(show) && isOrdinary(showing),
    terms,
  };
}
