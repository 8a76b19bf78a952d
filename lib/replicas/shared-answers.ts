import { askRedis } from './redis';

/** Builds read each other's: it is what the catalogue said, and understood anew. */
const redisKey = (url: string) => `candela:answer:${url}`;

/**
 * Leaves an answer, packed, a byte a character, to all replicas for so many milliseconds. Nobody waits for it. Never throws.
 */
export async function keepSharedAnswer(url: string, packed: string, life: number): Promise<void> {
  const body = Buffer.from(packed, 'latin1');
  await askRedis((redis) => redis.set(redisKey(url), body, { expiration: { type: 'PX', value: life } }), 2_000);
}

/** What any replica has left there, and for how many milliseconds it is still there. Never throws. */
export async function findSharedAnswer(url: string): Promise<{ packed: string; left: number } | null> {
  const name = redisKey(url);
  const [body, left] = (await askRedis((redis) => Promise.all([redis.get(name), redis.pTTL(name)]))) ?? [];
  return Buffer.isBuffer(body) && typeof left === 'number' && left > 0
    ? { packed: body.toString('latin1'), left }
    : null;
}

/** Whether any replica has left one. Never throws. */
export const isAnswerShared = async (url: string): Promise<boolean> =>
  (await askRedis((redis) => redis.exists(redisKey(url)))) === 1;
