import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { havePagesDoWithout, waitForRedis, withRedis } from '@/tests/support/redis';
import { hasRedis } from '@/tests/support/redis-server';
import { doOnce } from './once';

describe.runIf(hasRedis())('what is done once', () => {
  const redis = withRedis();
  const own = vi.fn();
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
    own.mockReset().mockResolvedValue('own');
  });

  const keyOf = (subject: string) => `candela:once:${createHash('sha256').update(subject).digest('base64url')}`;

  /** Another replica has begun it, and ends it when told to. */
  async function haveAnotherBegin(subject: string) {
    const client = await createClient({ url: redis().url })
      .on('error', () => undefined)
      .connect();
    await client.set(keyOf(subject), 'busy another');
    return {
      end: () => client.set(keyOf(subject), 'done theirs').then(() => client.close()),
      look: () => client.get(keyOf(subject)).finally(() => client.close()),
      leave: () => client.destroy(),
    };
  }

  it('waits for another replica that does it, while pages do without Redis', async () => {
    const another = await haveAnotherBegin('a session');
    await havePagesDoWithout(redis());
    const answer = doOnce('a session', own);
    await pause(200);
    await another.end();
    expect(await answer).toBe('theirs');
    expect(own).not.toHaveBeenCalled();
  });

  it('goes on waiting for it where Redis is silent for a moment', async () => {
    await waitForRedis();
    const another = await haveAnotherBegin('a silence');
    const answer = doOnce('a silence', own);
    await pause(100);
    redis().freeze();
    await pause(900);
    redis().thaw();
    await another.end();
    expect(await answer).toBe('theirs');
    expect(own).not.toHaveBeenCalled();
  });

  it('leaves what it did alone where Redis was silent, and nothing that another one would wait for', async () => {
    await waitForRedis();
    redis().freeze();
    expect(await doOnce('left', own)).toBe('own');
    await expect(doOnce('refused', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    redis().thaw();
    await waitForRedis();
    expect(await doOnce('left', () => Promise.reject(new Error('twice')))).toBe('own');
    expect(await doOnce('refused', own)).toBe('own');
  });

  it('takes nothing away from another replica that does it where it fails itself', async () => {
    const another = await haveAnotherBegin('both');
    redis().freeze();
    await expect(doOnce('both', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    redis().thaw();
    await waitForRedis();
    expect(await another.look()).toBe('busy another');
  });

  it.each(['frozen', 'gone'])('holds nobody for long where Redis is %s', async (way) => {
    await waitForRedis();
    const another = await haveAnotherBegin(way);
    const seen = doOnce(way, own);
    await pause(100);
    const begun = Date.now();
    await (way === 'frozen' ? redis().freeze() : redis().end());
    expect(await doOnce(`not begun, ${way}`, own)).toBe('own');
    expect(Date.now() - begun).toBeLessThan(1_000);
    expect(await seen).toBe('own');
    expect(Date.now() - begun).toBeLessThan(4_000);
    another.leave();
    await (way === 'frozen' ? redis().thaw() : redis().restart());
  });
});
