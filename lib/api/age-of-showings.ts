/** Milliseconds after which showings may have sold out: apart, for it is most of what a page needs of `query-freshness.ts`. */
export const ageOfShowings = 5 * 60_000;
