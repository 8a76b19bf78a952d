type Press = { client: string; slug: string; wanted: boolean };

/** The favourites whose writes wait for an answer, in the order they were pressed. */
export const pendingFavourites = new Set<Press>();

export const withPress = (slugs: readonly string[], { slug, wanted }: Omit<Press, 'client'>): readonly string[] => [
  ...slugs.filter((each) => each !== slug),
  ...(wanted ? [slug] : []),
];

/** The favourites of a client as the server lists them, and what it may not have been told yet. */
export const withPendingFavourites = (id: string, slugs: readonly string[]): readonly string[] =>
  [...pendingFavourites].filter(({ client }) => client === id).reduce(withPress, slugs);
