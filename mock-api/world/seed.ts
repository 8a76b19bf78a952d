import { type Random, randomFrom } from '../artwork/kit/random';

/** Change it and the whole world is dealt again. */
const SEED = 'candela-1';

export const dice = (...about: readonly (string | number)[]): Random => randomFrom([SEED, ...about].join('|'));

/** A whole number that stands for something when two such meet in `blend`. */
export const markOf = (...about: readonly (string | number)[]): number => dice(...about).whole(0, 0x7fffffff);

/** In 0..1, the same for the same two marks; for the loops where dealing dice costs too much. */
export function blend(a: number, b: number): number {
  let h = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
