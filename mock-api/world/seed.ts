import { type Random, randomFrom } from '../artwork/kit/random';

/** Change it and the whole world is dealt again. */
const SEED = 'candela-1';

export const dice = (...about: readonly (string | number)[]): Random => randomFrom([SEED, ...about].join('|'));

/** A list in a drawn order. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((item) => ({ item, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
