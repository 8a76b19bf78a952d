import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { describe, expect, it, vi } from 'vitest';
import { havePagesDoWithout, withRedis } from '@/tests/support/redis';
import { hasRedis } from '@/tests/support/redis-server';
import { isEnded, noteEnded } from './ended-sessions';

const known = (id: string) => ({ id, until: Date.now() + 60_000 });

describe.runIf(hasRedis())('a sign-out, while pages do without Redis', () => {
  const redis = withRedis();

  it('is heard of and told to the other replicas', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const another = await createClient({ url: redis().url }).connect();
    await another.set('candela:ended:there', '1');
    await havePagesDoWithout(redis());
    expect([await isEnded(known('there')), await isEnded(known('nowhere'))]).toEqual([true, false]);
    await noteEnded(known('here'));
    expect(await another.exists('candela:ended:here')).toBe(1);
    await another.close();
  });

  it('is told to the other replicas when Redis is back, for as long as the session could last', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const info = vi.spyOn(console, 'info').mockReturnValue();
    await redis().end();
    await Promise.all(['one', 'two'].map((id) => noteEnded(known(id))));
    await noteEnded({ id: 'over by then', until: Date.now() - 59_500 });
    expect(await isEnded(known('one'))).toBe(true);
    await pause(1_100);
    await redis().restart();
    const another = await createClient({ url: redis().url }).connect();
    const told = (...ids: string[]) => another.exists(ids.map((id) => `candela:ended:${id}`));
    await vi.waitFor(async () => expect(await told('one', 'two')).toBe(2), 6_000);
    expect(await told('over by then')).toBe(0);
    expect(await another.pTTL('candela:ended:one')).toBeGreaterThan(100_000);
    await another.close();
    const lines = () => [...warn.mock.calls, ...info.mock.calls].map(([line]) => JSON.parse(line).event);
    // It is written a moment before the one who wrote it knows.
    await vi.waitFor(() =>
      expect(lines().filter((event) => event.includes('sign-out'))).toEqual([
        'other replicas were not told of a sign-out',
        'other replicas are told of sign-outs now',
      ]),
    );
  }, 15_000);
});
