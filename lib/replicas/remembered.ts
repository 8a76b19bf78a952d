import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { cutBytesFree } from '../process/cut-bytes-free';
import { processWide } from '../process/process-wide';
import { askRedisAnyway } from './redis';

/** Bytes, packed: some twenty thousand a feed of a large cinema. */
const mostBytes = 8_000_000;
/** Milliseconds. */
const life = 30 * 24 * 3_600_000;

const own = processWide(
  'remembered',
  () =>
    new LRUCache<string, Buffer>({
      maxSize: mostBytes,
      ttl: life,
      sizeCalculation: ({ byteLength }) => byteLength + 200,
    }),
);

const redisKey = (name: string) => `candela:remembered:${name}`;

/**
 * What some replica has told of a thing before, of whatever build; null where none has, or nobody knows any more, or what
 * lies there has another shape. Never throws.
 */
export async function findRemembered<T>(name: string, shape: z.ZodType<T>): Promise<T | null> {
  const shared = await askRedisAnyway((redis) => redis.get(redisKey(name)), 500);
  return (Buffer.isBuffer(shared) ? unpack(shared, shape) : null) ?? unpack(own.get(name), shape);
}

function unpack<T>(packed: Buffer | undefined, shape: z.ZodType<T>): T | null {
  try {
    return packed ? shape.parse(JSON.parse(inflateRawSync(packed).toString())) : null;
  } catch {
    return null;
  }
}

/** Leaves it for all replicas; without Redis each has a memory of its own, which ends with it. */
export async function keepRemembered(name: string, thing: unknown): Promise<void> {
  // What zlib answers is a view of 16 kB.
  const { packed } = cutBytesFree({ packed: deflateRawSync(JSON.stringify(thing)) });
  own.set(name, packed);
  await askRedisAnyway(
    (redis) => redis.set(redisKey(name), packed, { expiration: { type: 'PX', value: life } }),
    2_000,
  );
}
