import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { describe, expect, it, vi } from 'vitest';
import { withRedis } from '@/tests/support/redis';
import { hasRedis } from '@/tests/support/redis-server';
import { takeAllowance } from './allowances';
import { followReplicas } from './events';
import { doOnce } from './once';
import { askRedis } from './redis';
import { tellReplicas } from './tell-replicas';

/** What a process is without its memory: a replica of its own. */
async function anotherReplica() {
  const shelf = globalThis as { candela?: Map<string, unknown> };
  const mine = shelf.candela;
  delete shelf.candela;
  vi.resetModules();
  const { askRedis } = await import('./redis');
  const { doOnce } = await import('./once');
  const { takeAllowance } = await import('./allowances');
  return {
    doOnce,
    takeAllowance,
    ready: () => vi.waitFor(async () => expect(await askRedis((client) => client.ping())).toBeTruthy(), 3_000),
    back: () => Object.assign(shelf, { candela: mine }),
  };
}

describe.runIf(hasRedis())('replicas with a Redis', () => {
  const redis = withRedis();

  it('hear within a second what another one was told', async () => {
    const heard: string[] = [];
    void followReplicas((tags) => heard.push(...tags));
    const stranger = await createClient({ url: redis().url }).connect();
    // Until it listens.
    await vi.waitFor(async () => {
      await stranger.xAdd('candela:published', '*', { from: 'another', tags: 'first' });
      expect(heard).toContain('first');
    }, 5_000);
    await stranger.xAdd('candela:published', '*', { odd: '1' });
    await stranger.xAdd('candela:published', '*', { from: 'another', tags: 'shows,site:fr' });
    await vi.waitFor(() => expect(heard.slice(-2)).toEqual(['shows', 'site:fr']), 1_000);
    await tellReplicas(['news']);
    await pause(300);
    expect(heard).not.toContain('news');
    await stranger.close();
  });

  it('do once what two are asked for at the same time, and again what failed', async () => {
    const other = await anotherReplica();
    await other.ready();
    const task = vi.fn(async () => {
      await pause(200);
      return 'token';
    });
    const both = [other.doOnce('a session', task), pause(20).then(() => doOnce('a session', task))];
    expect(await Promise.all(both)).toEqual(['token', 'token']);
    other.back();
    expect(task).toHaveBeenCalledOnce();
    await expect(doOnce('another', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(await doOnce('another', async () => 'now')).toBe('now');
  });

  it('count together what one account does, under no name of theirs', async () => {
    const two = { most: 2, seconds: 30 };
    const other = await anotherReplica();
    await other.ready();
    expect(await takeAllowance('write fr m-1', two)).toBe(0);
    expect(await other.takeAllowance('write fr m-1', two)).toBe(0);
    const wait = await takeAllowance('write fr m-1', two);
    other.back();
    expect(wait).toBeGreaterThan(25);
    expect(wait).toBeLessThanOrEqual(30);
    expect(await takeAllowance('write fr m-2', two)).toBe(0);
    const keys = await askRedis((client) => client.keys('candela:allowed:*'));
    expect(keys).toHaveLength(2);
    expect(`${keys}`).not.toContain('m-1');
    for (const key of keys ?? []) expect(await askRedis((client) => client.ttl(`${key}`))).toBeGreaterThan(0);
  });

  it.each([
    ['garbage', 'x'],
    ['a number without an end', '7'],
  ])('count where Redis holds %s, and lock nobody out', async (_, text) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const subject = `look fr ${text}`;
    const key = `candela:allowed:${createHash('sha256').update(subject).digest('base64url')}`;
    await askRedis((client) => client.set(key, text));
    expect(await takeAllowance(subject, { most: 10, seconds: 30 })).toBe(0);
    expect(await takeAllowance(subject, { most: 10, seconds: 30 })).toBe(0);
    expect(await askRedis((client) => client.ttl(key))).toBeGreaterThan(0);
  });

  it.each(['garbage', 'done'])('do what is asked at once where Redis holds %j for it', async (text) => {
    const key = `candela:once:${createHash('sha256').update(`odd ${text}`).digest('base64url')}`;
    await askRedis((client) => client.set(key, text));
    const begun = Date.now();
    expect(await doOnce(`odd ${text}`, async () => 'own')).toBe('own');
    expect(Date.now() - begun).toBeLessThan(1_000);
  });

  it('hear what was said before they had it, where Redis was gone when they started', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await redis().end();
    const heard: string[] = [];
    void followReplicas((tags) => heard.push(...tags));
    await pause(700);
    await redis().restart();
    const stranger = await createClient({ url: redis().url }).connect();
    await stranger.xAdd('candela:published', '*', { from: 'another', tags: 'early' });
    await stranger.close();
    await vi.waitFor(() => expect(heard).toEqual(['early']), 6_000);
  });

  it('hear what is said after Redis came back anew, with a clock that is behind', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const heard: string[] = [];
    void followReplicas((tags) => heard.push(...tags));
    const say = async (id: string, tags: string) => {
      const stranger = await createClient({ url: redis().url }).connect();
      await stranger.xAdd('candela:published', id, { from: 'another', tags });
      await stranger.close();
    };
    await vi.waitFor(async () => {
      await say('*', 'before');
      expect(heard).toContain('before');
    }, 5_000);
    await redis().end();
    await redis().restart();
    // What Redis makes ids of is its clock.
    await say('1000-0', 'first');
    await vi.waitFor(() => expect(heard.slice(-1)).toEqual(['first']), 6_000);
    await say('1000-1', 'then');
    await vi.waitFor(() => expect(heard.slice(-2)).toEqual(['first', 'then']), 1_000);
  }, 20_000);
});

it('count what an account does without Redis', async () => {
  vi.stubEnv('REDIS_URL', '');
  const { takeAllowance: take } = await anotherReplica();
  const one = { most: 1, seconds: 30 };
  expect([await take('a', one), await take('b', one), await take('a', one)]).toEqual([0, 0, 30]);
});

it('do without Redis where none is named', async () => {
  vi.stubEnv('REDIS_URL', '');
  expect(await (await anotherReplica()).doOnce('a', async () => 'own')).toBe('own');
});
