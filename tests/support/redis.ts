import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { askRedis } from '@/lib/replicas/redis';
import { startRedis } from './redis-server';

/** For all tests of a group: a Redis that answers, and is the one this replica asks. */
export function withRedis() {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    redis = await startRedis();
    vi.stubEnv('REDIS_URL', redis.url);
    askRedis((client) => client.ping());
    await waitForRedis();
  });
  beforeEach(() => {
    vi.stubEnv('REDIS_URL', redis.url);
  });
  afterAll(() => redis.end());
  return () => redis;
}

export const waitForRedis = (most = 3_000) =>
  vi.waitFor(async () => expect(await askRedis((client) => client.ping())).toBeTruthy(), most);

/** A page waits for Redis in vain, so that for a second no page asks it. */
export async function havePagesDoWithout(redis: Awaited<ReturnType<typeof startRedis>>): Promise<void> {
  redis.freeze();
  expect(await askRedis((client) => client.ping())).toBeUndefined();
  redis.thaw();
  expect(await askRedis((client) => client.ping())).toBeUndefined();
}
