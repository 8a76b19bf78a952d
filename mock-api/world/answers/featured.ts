import { ranksOf } from '../orders';
import { next24 } from '../programme/index-of';
import type { World } from '../world';

/** `/api/featured?type=`: the heroes of the home page; any other page gets what it plays first. */
export function featured(world: World, type = 'home'): { shows: string[] } {
  const ranks = ranksOf(world);
  const playing = world.titles
    .filter(
      (title) =>
        !title.unlisted &&
        title.run &&
        title.release !== null &&
        title.release <= world.day &&
        next24(world).has(title),
    )
    .sort((a, b) => (ranks.get(a)?.home ?? 0) - (ranks.get(b)?.home ?? 0))
    .map(({ slug }) => slug);
  return { shows: playing.slice(0, type === 'home' ? 5 : 3) };
}
