import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/process/process-wide';
import { askRedisAnyway } from '@/lib/replicas/redis';

/** Milliseconds in which an answer that was begun before the sign-out may still be on its way. */
const grace = 30_000;
/** Milliseconds that Redis may take: somebody signs out, or has just waited for a provider. */
const patience = 500;

const signedOut = processWide('sessions signed out', () => new LRUCache<string, true>({ max: 1_000, ttl: grace }));
const sharedKey = (fingerprint: string) => `candela:signed-out:${fingerprint}`;

/** The visitor of a session has signed out: whatever else is asked of it, it must not come back. */
export async function noteSignedOut(fingerprint: string): Promise<void> {
  signedOut.set(fingerprint, true);
  await askRedisAnyway(
    (redis) => redis.set(sharedKey(fingerprint), '1', { expiration: { type: 'PX', value: grace } }),
    patience,
  );
}

/** Whether that happened just now, on whichever replica. */
export const isSignedOut = async (fingerprint: string): Promise<boolean> =>
  signedOut.has(fingerprint) ||
  Boolean(await askRedisAnyway((redis) => redis.exists(sharedKey(fingerprint)), patience));
