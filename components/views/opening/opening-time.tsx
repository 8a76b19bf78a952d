/** From when a title can be booked, when that is, and in its last hours what says how long it is until then. */
export type DatedWords = readonly [words: string, at: string, near?: string];

/** The moment on a card; in its last hours it is painted over by hand (`paint-openings.ts`), possibly before React has seen it. */
export const OpeningTime = ({ said: [words, at, near] }: { said: DatedWords }) => (
  <time dateTime={at} data-opens={near} suppressHydrationWarning>
    {words}
  </time>
);
