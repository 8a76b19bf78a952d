import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { askRedisAnyway } from './redis';

/** Milliseconds: the longest a task may take, what is waited between two looks, and how long its answer is there for others. */
const longest = 12_000;
const often = 40;
const grace = 30_000;
/** Milliseconds: what one question may take, and for how long a silent Redis is believed to know of one who does it. */
const patience = 500;
const silence = 2_000;

const busy = 'busy ';
const done = 'done ';

/**
 * Does a task once among all replicas: who comes while it is done, or shortly after, is given the same answer. Without
 * Redis each does its own. What the task throws, its own caller hears, and the next one tries again.
 */
export async function doOnce(subject: string, task: () => Promise<string>): Promise<string> {
  const key = `candela:once:${createHash('sha256').update(subject).digest('base64url')}`;
  const mine = busy + randomUUID();
  let believedUntil = 0;
  for (const until = performance.now() + longest; performance.now() < until; await pause(often)) {
    const found = await takeOrLook(key, mine);
    if (found === mine) break;
    if (found?.startsWith(done)) return found.slice(done.length);
    if (found?.startsWith(busy)) believedUntil = performance.now() + silence;
    // Nobody of ours wrote it, and nobody would ever end it.
    else if (found) break;
    // Redis does not say; where somebody was seen to do it, it is not done a second time for that.
    else if (found === undefined && performance.now() >= believedUntil) break;
  }
  return doAndLeave(key, mine, task);
}

/** Whose it is now: `mine` where it was nobody's, '' where they have just left; undefined where Redis does not say. */
async function takeOrLook(key: string, mine: string): Promise<string | undefined> {
  const set = await askRedisAnyway(
    (redis) => redis.set(key, mine, { condition: 'NX', expiration: { type: 'PX', value: longest } }),
    patience,
  );
  if (set === undefined) return undefined;
  if (set !== null) return mine;
  const found = await askRedisAnyway((redis) => redis.get(key), patience);
  return found === undefined ? undefined : `${found ?? ''}`;
}

const letGo = "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0";

/** Nobody waits for what is left. It is also where Redis did not say whether it is `mine`: it may do late what it was asked. */
async function doAndLeave(key: string, mine: string, task: () => Promise<string>): Promise<string> {
  try {
    const answer = await task();
    void askRedisAnyway(
      (redis) => redis.set(key, done + answer, { expiration: { type: 'PX', value: grace } }),
      patience,
    );
    return answer;
  } catch (error) {
    void askRedisAnyway((redis) => redis.eval(letGo, { keys: [key], arguments: [mine] }), patience);
    throw error;
  }
}
