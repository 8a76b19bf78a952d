import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { describe, expect, it, vi } from 'vitest';
import { havePagesDoWithout, waitForRedis, withRedis } from '@/tests/support/redis';
import { hasRedis } from '@/tests/support/redis-server';
import { tellReplicas } from './tell-replicas';

describe.runIf(hasRedis())('what was published', () => {
  const redis = withRedis();

  /** All that another replica could have read so far. */
  async function listTold(): Promise<string[]> {
    const stranger = await createClient({ url: redis().url }).connect();
    const told = await stranger.xRange('candela:published', '-', '+');
    await stranger.close();
    return (told ?? []).flatMap(({ message: { tags = '' } }) => tags.split(','));
  }

  it('reaches the others while pages do without Redis', async () => {
    await havePagesDoWithout(redis());
    expect(await tellReplicas(['shows', 'site:fr'])).toBe(true);
    expect(await listTold()).toEqual(['shows', 'site:fr']);
  });

  it('is said not to have reached them where Redis is gone, and does when it is back', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const info = vi.spyOn(console, 'info').mockReturnValue();
    await redis().end();
    expect([await tellReplicas(['shows']), await tellReplicas(['news', 'shows'])]).toEqual([false, false]);
    await pause(1_100);
    await redis().restart();
    await vi.waitFor(async () => expect(await listTold()).toEqual(['shows', 'news']), 6_000);
    const lines = () => [...warn.mock.calls, ...info.mock.calls].map(([line]) => JSON.parse(line).event);
    // It is written a moment before the one who wrote it knows.
    await vi.waitFor(() =>
      expect(lines().filter((event) => event.includes('replicas'))).toEqual([
        'other replicas were not told',
        'other replicas are told now',
      ]),
    );
    await waitForRedis();
    expect(await tellReplicas(['offers'])).toBe(true);
    expect(await listTold()).toEqual(['shows', 'news', 'offers']);
  }, 15_000);
});

it('has nobody to reach without a Redis', async () => {
  vi.stubEnv('REDIS_URL', '');
  expect(await tellReplicas(['shows'])).toBe(true);
});
