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
});
