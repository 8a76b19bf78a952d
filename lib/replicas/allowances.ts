import { createHash } from 'node:crypto';
import { type Allowance, countAllowances } from '../process/allowance';
import { processWide } from '../process/process-wide';
import { askRedis, isShared } from './redis';
import { takeBack } from './take-back';

/** So many are known to one process; of each it holds two numbers. */
const mostKnown = 20_000;
const own = processWide('allowances', () => countAllowances(mostKnown));

/**
 * Counts what somebody does, on all replicas together; on this one alone where there is no Redis, or it does not say in
 * time. Gives the seconds after which they may go on: 0 who may now. Redis learns nobody's name. Never throws.
 */
export async function takeAllowance(who: string, allowance: Allowance): Promise<number> {
  const shared = isShared() ? await takeShared(digest(who), allowance) : undefined;
  return shared ?? own.take(who, allowance);
}

async function takeShared(who: string, { most, seconds }: Allowance): Promise<number | undefined> {
  const key = `candela:allowed:${who}`;
  const answers = await askRedis((redis) =>
    takeBack(redis, key, () =>
      Promise.all([
        redis.set(key, '0', { condition: 'NX', expiration: { type: 'EX', value: seconds } }),
        redis.incr(key),
        redis.pTTL(key),
      ]),
    ),
  );
  if (!answers) return undefined;
  const [, taken, left] = answers;
  // It ended between two of the three questions, and would now be counted for ever.
  if (left < 0) void askRedis((redis) => redis.expire(key, seconds));
  return taken > most ? Math.max(1, Math.ceil(left / 1000)) : 0;
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
