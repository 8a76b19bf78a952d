import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { askRedis } from './redis';

/** Milliseconds: the longest a task may take, what is waited between two looks, and how long its answer is there for others. */
const longest = 12_000;
const often = 40;
const grace = 30_000;

const busy = 'busy ';
const done = 'done ';

/**
 * Does a task once among all replicas: who comes while it is done, or shortly after, is given the same answer. Without
 * Redis each does its own. What the task throws, its own caller hears, and the next one tries again.
 */
export async function doOnce(subject: string, task: () => Promise<string>): Promise<string> {
  const key = `candela:once:${createHash('sha256').update(subject).digest('base64url')}`;
  const mine = busy + randomUUID();
  for (const until = Date.now() + longest; Date.now() < until; await pause(often)) {
    const set = await askRedis(
      (redis) => redis.set(key, mine, { condition: 'NX', expiration: { type: 'PX', value: longest } }),
      500,
    );
    if (set === undefined) break;
    if (set !== null) return doAndLeave(key, task);
    const found = `${(await askRedis((redis) => redis.get(key), 500)) ?? ''}`;
    if (found.startsWith(done)) return found.slice(done.length);
    // Nobody of ours wrote it, and nobody would ever end it.
    if (found && !found.startsWith(busy)) break;
  }
  return task();
}

async function doAndLeave(key: string, task: () => Promise<string>): Promise<string> {
  try {
    const answer = await task();
    await askRedis((redis) => redis.set(key, done + answer, { expiration: { type: 'PX', value: grace } }), 500);
    return answer;
  } catch (error) {
    await askRedis((redis) => redis.del(key), 500);
    throw error;
  }
}
