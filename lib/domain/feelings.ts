import type { FeelingCounts, Feelings } from './client';
import type { Emotion } from './emotion';

export const noFeelings: Feelings = { wishlist: [], emotions: {}, counts: {} };

/** A show put on the wishlist or taken off it; the newest stands first. A count that is not known stays so. */
export function withWish(feelings: Feelings, slug: string, wanted: boolean): Feelings {
  const has = feelings.wishlist.includes(slug);
  if (has === wanted) return feelings;
  const others = feelings.wishlist.filter((each) => each !== slug);
  return {
    ...feelings,
    wishlist: wanted ? [slug, ...others] : others,
    counts: addCounts(feelings, slug, { wishlist: wanted ? 1 : -1 }),
  };
}

/** What the client felt about a show; null takes it back. There is one emotion a show. */
export function withEmotion(feelings: Feelings, slug: string, emotion: Emotion | null): Feelings {
  const { [slug]: before, ...others } = feelings.emotions;
  if ((before ?? null) === emotion) return feelings;
  return {
    ...feelings,
    emotions: emotion ? { ...others, [slug]: emotion } : others,
    counts: addCounts(feelings, slug, { ...(before && { [before]: -1 }), ...(emotion && { [emotion]: 1 }) }),
  };
}

/**
 * What an answer about some shows adds to what is known: lists whole, counts of those shows. A part that says nothing is no
 * news, for an answer need not say all: what was just changed stands.
 */
export const mergeFeelings = (before: Feelings, { wishlist, emotions, counts }: Feelings): Feelings => ({
  wishlist: wishlist.length ? wishlist : before.wishlist,
  emotions: Object.keys(emotions).length ? emotions : before.emotions,
  counts: { ...before.counts, ...counts },
});

function addCounts({ counts }: Feelings, slug: string, steps: Partial<FeelingCounts>): Feelings['counts'] {
  const before = counts[slug];
  if (!before) return counts;
  const entries = Object.entries(before) as [keyof FeelingCounts, number][];
  const after = Object.fromEntries(entries.map(([key, count]) => [key, Math.max(0, count + (steps[key] ?? 0))]));
  return { ...counts, [slug]: after as FeelingCounts };
}
