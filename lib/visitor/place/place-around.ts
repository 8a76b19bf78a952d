import type { Place } from './saved-places';

/** The cinemas around a position, nearest first: a place without a name. */
export const buildPlaceAround = (near: readonly { item: { slug: string }; kilometres: number }[]): Place => ({
  name: '',
  cinemas: near.map(({ item }) => item.slug),
  ways: Object.fromEntries(near.map(({ item, kilometres }) => [item.slug, kilometres])),
});
