import type { Emotion } from './members';

/** What a client has said so far. Slugs, in the order they were said. */
export type ClientState = {
  favourites: readonly string[];
  wishlist: readonly string[];
  emotions: Readonly<Record<string, Emotion>>;
};

const withSlug = (list: readonly string[], slug: string): readonly string[] =>
  list.includes(slug) ? list : [...list, slug];
const without = (list: readonly string[], slug: string): readonly string[] => list.filter((each) => each !== slug);

/** Null when the site allows no more favourites. */
export function addFavourite(state: ClientState, cinema: string, limit: number): ClientState | null {
  if (!state.favourites.includes(cinema) && state.favourites.length >= limit) return null;
  return { ...state, favourites: withSlug(state.favourites, cinema) };
}

export const removeFavourite = (state: ClientState, cinema: string): ClientState => ({
  ...state,
  favourites: without(state.favourites, cinema),
});

/** To want to see a film, or no longer. */
export const intend = (state: ClientState, show: string, isDelete: boolean): ClientState => ({
  ...state,
  wishlist: isDelete ? without(state.wishlist, show) : withSlug(state.wishlist, show),
});

/** A new emotion replaces the one before. */
export function feel(state: ClientState, show: string, emotion: Emotion, isDelete: boolean): ClientState {
  const { [show]: _, ...others } = state.emotions;
  return { ...state, emotions: isDelete ? others : { ...others, [show]: emotion } };
}

type Feelings = {
  countWishList: number;
  countEmotionDisappointed: number;
  countEmotionLike: number;
  countEmotionLove: number;
};

const counters = {
  disappointed: 'countEmotionDisappointed',
  liked: 'countEmotionLike',
  loved: 'countEmotionLove',
} as const satisfies Record<Emotion, keyof Feelings>;

/** The counts of a title as they stand once what a client has changed since the start is in them. */
export function counted(show: string, before: ClientState, after: ClientState, counts: Feelings): Feelings {
  const moved = { ...counts };
  moved.countWishList += Number(after.wishlist.includes(show)) - Number(before.wishlist.includes(show));
  const [was, is] = [before.emotions[show], after.emotions[show]];
  if (was) moved[counters[was]] -= 1;
  if (is) moved[counters[is]] += 1;
  return moved;
}
