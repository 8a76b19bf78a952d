import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Shelf } from '../process/find-process-wide';

let events: string[];
/** Each case is a process of its own: the connection of another goes on trying, and has its own state to say so once. */
beforeEach(() => {
  vi.resetModules();
  (globalThis as Shelf).candela?.delete('redis');
  events = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void events.push(JSON.parse(line).event));
});
// What stands for all tests reads the environment when each is over.
afterEach(() => void vi.unstubAllEnvs());

const notOne = ['redis', 'redis://h:6379/cache', 'redis://:50%off@h:6379', 'http://h'];

it.each([...notOne, 'redis://127.0.0.1:1', 'redis://nowhere.invalid', 'redis://a%41/'])(
  'what is asked of %s is done without, and the log says so once',
  async (url) => {
    vi.stubEnv('REDIS_URL', url);
    const { askRedis, askRedisAnyway } = await import('./redis');
    for (let time = 0; time < 3; time += 1) {
      expect(await askRedis((redis) => redis.ping())).toBeUndefined();
      expect(await askRedisAnyway((redis) => redis.ping(), 500)).toBeUndefined();
    }
    await vi.waitFor(() => expect(events).toEqual(['redis is gone, done without']), 10_000);
  },
);

it.each(notOne)('nobody is followed at %s, which breaks nothing', async (url) => {
  vi.stubEnv('REDIS_URL', url);
  const { followReplicas } = await import('./events');
  await expect(followReplicas(() => undefined)).resolves.toBeUndefined();
});
