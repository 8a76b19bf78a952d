/** The price before, when it was higher: an offer that costs more than before is no offer. */
export const priceBefore = (before: number | null, now: number | null): number | null =>
  before !== null && now !== null && before > now ? before : null;
