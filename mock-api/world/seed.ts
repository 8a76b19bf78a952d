import { type Random, randomFrom } from '../artwork/kit/random';

/** Change it and the whole world is dealt again. */
const SEED = 'candela-1';

export const dice = (...about: readonly (string | number)[]): Random => randomFrom([SEED, ...about].join('|'));
