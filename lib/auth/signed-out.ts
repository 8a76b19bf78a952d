import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/process/process-wide';
import { askRedis } from '@/lib/replicas/redis';

/** Milliseconds in which an answer that was begun before the sign-out may still be on its way. */
const grace = 30_000;

const signedOut = processWide('sessions signed out', () => new LRUCache<string, true>({ max: 1_000, ttl: grace }));
const sharedKey = (fingerprint: string) => `candela:signed-out:${fingerprint}`;

/** The visitor of a session has signed out: whatever else is asked of it, it must not come back. */
export async function noteSignedOut(fingerprint: string): Promise<void> {
  signedOut.set(fingerprint, true);
  await askRedis((redis) => redis.set(sharedKey(fingerprint), '1', { expiration: { type: 'PX', value: grace } }));
}

/** Whether that happened just now, on whichever replica. */
export const isSignedOut = async (fingerprint: string): Promise<boolean> =>
  signedOut.has(fingerprint) || Boolean(await askRedis((redis) => redis.exists(sharedKey(fingerprint))));
