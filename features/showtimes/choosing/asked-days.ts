import type { Day } from '@/lib/domain/day';

/** The days asked for that are not over. */
export const listAsked = (dates: readonly Day[] | undefined, today: Day): Day[] =>
  dates?.filter((date) => date >= today) ?? [];

/** Of the days asked for the one that stands there, or the first; where none is, what stands there. */
export const pickAsked = (asked: readonly Day[], shown: Day): Day =>
  asked.includes(shown) ? shown : (asked[0] ?? shown);
