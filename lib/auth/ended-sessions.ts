import { LRUCache } from 'lru-cache';
import { log } from '@/lib/process/log';
import { processWide } from '@/lib/process/process-wide';
import { askRedisAnyway, isShared } from '@/lib/replicas/redis';

/** A session by what it keeps when it is renewed, and when it is over whoever renews it: milliseconds. */
export type KnownSession = { id: string; until: number };

/** So many are known to one process, and so many are told in one try. */
const most = 20_000;
const mostAtOnce = 1_000;
/** Milliseconds that Redis may take: no page waits for it, but what an account is asked, and a sign-out. */
const patience = 500;

/** Milliseconds by which clocks of replicas may differ. */
const leeway = 60_000;

/** Milliseconds between two tries to tell what Redis did not take. */
const often = 1_000;

const ended = processWide('ended sessions', () => new LRUCache<string, true>({ max: most }));
/** By the id of each, when it is over: those that the other replicas are still to be told of. The longest known go first. */
const untold = processWide('untold sign-outs', () => ({
  sessions: new LRUCache<string, number>({ max: most }),
  isTrying: false,
}));
const sharedKey = (id: string) => `candela:ended:${id}`;

const millisecondsLeft = ({ until }: KnownSession): number => Math.ceil(until - Date.now()) + leeway;

/**
 * The visitor of a session has signed out: neither a copy of its cookie nor a renewal that is on its way brings it back (ASVS 7.4.1).
 * What Redis does not take is told again each second while this process lives.
 */
export async function noteEnded(session: KnownSession): Promise<void> {
  const left = millisecondsLeft(session);
  if (left <= 0) return;
  ended.set(session.id, true, { ttl: left });
  if (!isShared() || (await write([session]))) return;
  untold.sessions.set(session.id, session.until);
  if (untold.isTrying) return;
  untold.isTrying = true;
  log.warn('other replicas were not told of a sign-out');
  tryLater();
}

const write = (sessions: readonly KnownSession[]): Promise<unknown> =>
  askRedisAnyway(
    (redis) =>
      Promise.all(
        sessions.map((session) =>
          redis.set(sharedKey(session.id), '1', { expiration: { type: 'PX', value: millisecondsLeft(session) } }),
        ),
      ),
    patience,
  );

/** A frozen one does all that it was asked once it goes on, so it is asked for no more than a sign until then. */
const isBack = (): Promise<unknown> => askRedisAnyway((redis) => redis.ping(), patience);

const tryLater = (): void => void setTimeout(tryAgain, often).unref();

async function tryAgain(): Promise<void> {
  for (const [id, until] of untold.sessions) if (millisecondsLeft({ id, until }) <= 0) untold.sessions.delete(id);
  const some = [...untold.sessions].slice(0, mostAtOnce).map(([id, until]) => ({ id, until }));
  if ((await isBack()) && (await write(some))) for (const { id } of some) untold.sessions.delete(id);
  if (untold.sessions.size) return tryLater();
  untold.isTrying = false;
  log.info('other replicas are told of sign-outs now');
}

/** Whether that happened, on whichever replica; only on this one where Redis does not say. */
export const isEnded = async ({ id }: KnownSession): Promise<boolean> =>
  ended.has(id) || Boolean(await askRedisAnyway((redis) => redis.exists(sharedKey(id)), patience));
