import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { cutBytesFree } from '../process/cut-bytes-free';
import { noteLookup } from '../telemetry/metrics';
import { askRedis } from './redis';

/** What Next keeps under a key: a page or the answer to a call, and when it was made. */
export type Kept = { value: { kind: string }; lastModified: number; cacheControl?: unknown };

/** Milliseconds that a page outlives the last time it was made: as long as an outage may take. */
const oldest = 24 * 3_600_000;
/** Bytes; what is larger is made by each replica. */
const largest = 8_000_000;
/** Milliseconds that a page may be on its way to Redis: it is taken for so much older, since what is published meanwhile is newer than the page. */
const onItsWay = 50;
const kinds = ['APP_PAGE', 'APP_ROUTE', 'FETCH'];

/** Two builds never read each other's pages. */
const redisKey = (build: string, key: string) => `candela:${build}:kept:${key}`;

/**
 * What any replica of this build has made; null where none has, or Redis does not say in time. Its age is told by the
 * time it has left, so that clocks of replicas may differ. Never throws.
 */
export async function findShared(build: string, key: string): Promise<Kept | null> {
  const name = redisKey(build, key);
  const answers = await askRedis((redis) => Promise.all([redis.get(name), redis.pTTL(name)]));
  const [body, left] = answers ?? [];
  const kept = Buffer.isBuffer(body) ? unpack(body) : null;
  noteLookup('redis', kept ? 'hit' : 'miss');
  if (!kept || typeof left !== 'number' || left <= 0) return null;
  return { ...kept, lastModified: Date.now() - (oldest - left) - onItsWay };
}

/** Whether some replica has made it. */
export const isMadeSomewhere = async (build: string, key: string): Promise<boolean> =>
  (await askRedis((redis) => redis.exists(redisKey(build, key)))) === 1;

/**
 * Leaves what was made for the other replicas, so many milliseconds old where that was asked for before a publication.
 * Nobody waits for it. Never throws.
 */
export async function keepShared(build: string, key: string, kept: Omit<Kept, 'lastModified'>, age = 0): Promise<void> {
  const begun = performance.now();
  const name = redisKey(build, key);
  const body = pack(kept);
  if (body.length > largest) return;
  // A page takes longer on its way there than one that is waited for.
  const patience = 2_000;
  const taken = await askRedis(
    (redis) => redis.set(name, body, { expiration: { type: 'PX', value: oldest - age } }),
    patience,
  );
  const late = Math.round(performance.now() - begun);
  if (taken && late >= onItsWay) await askRedis((redis) => redis.pExpire(name, oldest - age - late), patience);
}

/** The sum stands before what it is of: half an entry, or somebody else's, is none. */
function pack(kept: unknown): Buffer {
  const body = serialize(kept);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([sum, body]);
}

function unpack(packed: Buffer): Omit<Kept, 'lastModified'> | null {
  const body = packed.subarray(4);
  if (body.length === 0 || packed.readUInt32BE(0) !== crc32(body)) return null;
  try {
    const kept = deserialize(body);
    return kinds.includes(kept?.value?.kind) ? { ...kept, value: cutBytesFree(kept.value) } : null;
  } catch {
    return null;
  }
}
