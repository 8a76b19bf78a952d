import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/process/process-wide';
import { askRedisAnyway } from '@/lib/replicas/redis';

/** A session by what it keeps when it is renewed, and when it is over whoever renews it: milliseconds. */
export type KnownSession = { id: string; until: number };

/** So many are known to one process. */
const most = 20_000;
/** Milliseconds that Redis may take: no page waits for it, but what an account is asked, and a sign-out. */
const patience = 500;

/** Milliseconds by which clocks of replicas may differ. */
const leeway = 60_000;

const ended = processWide('ended sessions', () => new LRUCache<string, true>({ max: most }));
const sharedKey = (id: string) => `candela:ended:${id}`;

/** The visitor of a session has signed out: neither a copy of its cookie nor a renewal that is on its way brings it back (ASVS 7.4.1). */
export async function noteEnded({ id, until }: KnownSession): Promise<void> {
  const left = Math.ceil(until - Date.now()) + leeway;
  if (left <= 0) return;
  ended.set(id, true, { ttl: left });
  await askRedisAnyway((redis) => redis.set(sharedKey(id), '1', { expiration: { type: 'PX', value: left } }), patience);
}

/** Whether that happened, on whichever replica; only on this one where Redis does not say. */
export const isEnded = async ({ id }: KnownSession): Promise<boolean> =>
  ended.has(id) || Boolean(await askRedisAnyway((redis) => redis.exists(sharedKey(id)), patience));
