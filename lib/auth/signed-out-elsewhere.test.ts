import { createClient } from '@redis/client';
import { describe, expect, it, vi } from 'vitest';
import { havePagesDoWithout, withRedis } from '@/tests/support/redis';
import { hasRedis } from '@/tests/support/redis-server';
import { isSignedOut, noteSignedOut } from './signed-out';

describe.runIf(hasRedis())('a sign-out, while pages do without Redis', () => {
  const redis = withRedis();

  it('is heard of and told to the other replicas', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const another = await createClient({ url: redis().url }).connect();
    await another.set('candela:signed-out:there', '1');
    await havePagesDoWithout(redis());
    expect([await isSignedOut('there'), await isSignedOut('nowhere')]).toEqual([true, false]);
    await noteSignedOut('here');
    expect(await another.exists('candela:signed-out:here')).toBe(1);
    await another.close();
  });
});
