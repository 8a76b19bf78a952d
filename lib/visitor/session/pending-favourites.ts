import { startPending } from './pending';

type Press = { slug: string; wanted: boolean };

export const withPress = (slugs: readonly string[], { slug, wanted }: Press): readonly string[] =>
  slugs.includes(slug) === wanted ? slugs : [...slugs.filter((each) => each !== slug), ...(wanted ? [slug] : [])];

/** The favourites of clients, in their order, and the presses of hearts that wait for an answer. */
export const pendingFavourites = startPending(withPress);
