type Press = { slug: string; wanted: boolean };

/** The favourites whose writes wait for an answer, in the order they were pressed. */
export const pendingFavourites = new Set<Press>();

export const withPress = (slugs: readonly string[], { slug, wanted }: Press): readonly string[] => [
  ...slugs.filter((each) => each !== slug),
  ...(wanted ? [slug] : []),
];

/** Favourites as the server lists them, and what it may not have been told yet. */
export const withPendingFavourites = (slugs: readonly string[]): readonly string[] =>
  [...pendingFavourites].reduce(withPress, slugs);
