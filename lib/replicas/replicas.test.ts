import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeAllowance } from './allowances';
import { hearReplicas, tellReplicas } from './events';
import { doOnce } from './once';
import { askRedis } from './redis';
import { hasRedis, startRedis } from './redis-server.fixture';
import { isMadeSomewhere, readShared, writeShared } from './shared-pages';

const page = {
  value: {
    kind: 'APP_PAGE',
    html: '<p>é',
    rscData: Buffer.from([1, 2]),
    segmentData: new Map([['/a', Buffer.from('b')]]),
  },
};

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
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    redis = await startRedis();
    vi.stubEnv('REDIS_URL', redis.url);
    askRedis((client) => client.ping());
    await vi.waitFor(async () => expect(await askRedis((client) => client.ping())).toBeTruthy(), 3_000);
  });
  beforeEach(() => {
    vi.stubEnv('REDIS_URL', redis.url);
  });
  afterAll(() => redis.end());

  it('find what another one has made, with its age, and only of their own build', async () => {
    await writeShared('one', '/films', page);
    expect(await readShared('one', '/films')).toMatchObject({ value: { ...page.value, segmentData: expect.any(Map) } });
    const found = await readShared('one', '/films');
    expect(Math.abs((found?.lastModified ?? 0) - Date.now())).toBeLessThan(1_000);
    expect(await readShared('two', '/films')).toBeNull();
    expect([await isMadeSomewhere('one', '/films'), await isMadeSomewhere('two', '/films')]).toEqual([true, false]);
  });

  it('tell an age by the time it has left, whatever their clocks say', async () => {
    await writeShared('one', '/age', page);
    await askRedis((client) => client.pExpire('candela:one:kept:/age', 24 * 3_600_000 - 60_000));
    const found = await readShared('one', '/age');
    expect(Math.round((Date.now() - (found?.lastModified ?? 0)) / 1_000)).toBe(60);
  });

  it.each([-60_000, 60_000])('find it as old as it is where a clock differs by %i ms', async (ahead) => {
    await writeShared('one', '/clocks', page);
    await askRedis((client) => client.pExpire('candela:one:kept:/clocks', 24 * 3_600_000 - 5_000));
    const now = Date.now() + ahead;
    vi.spyOn(Date, 'now').mockReturnValue(now);
    const found = await readShared('one', '/clocks');
    expect(Math.round((now - (found?.lastModified ?? 0)) / 1_000)).toBe(5);
  });

  it.each(['', 'garbage', '\u0000\u0000\u0000\u0000half'])('take nothing of what is not theirs: %j', async (text) => {
    await askRedis((client) => client.set('candela:one:kept:/odd', text, { expiration: { type: 'EX', value: 60 } }));
    expect(await readShared('one', '/odd')).toBeNull();
  });

  it('take no list for a page', async () => {
    await askRedis((client) => client.lPush('candela:one:kept:/list', 'a'));
    expect(await readShared('one', '/list')).toBeNull();
    await pause(1_100);
  });

  it('hear within a second what another one was told', async () => {
    const heard: string[] = [];
    void hearReplicas((tags) => heard.push(...tags));
    const stranger = await createClient({ url: redis.url }).connect();
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
  ])('count by themselves where Redis holds %s, and lock nobody out', async (_, text) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const subject = `look fr ${text}`;
    const key = `candela:allowed:${createHash('sha256').update(subject).digest('base64url')}`;
    await askRedis((client) => client.set(key, text));
    expect(await takeAllowance(subject, { most: 10, seconds: 30 })).toBe(0);
    await pause(1_100);
    expect(await takeAllowance(subject, { most: 10, seconds: 30 })).toBe(0);
    if (text === '7') expect(await askRedis((client) => client.ttl(key))).toBeGreaterThan(0);
  });

  it.each(['garbage', 'done'])('do what is asked at once where Redis holds %j for it', async (text) => {
    const key = `candela:once:${createHash('sha256').update(`odd ${text}`).digest('base64url')}`;
    await askRedis((client) => client.set(key, text));
    const begun = Date.now();
    expect(await doOnce(`odd ${text}`, async () => 'own')).toBe('own');
    expect(Date.now() - begun).toBeLessThan(1_000);
  });

  it('wait for a frozen one no longer than 50 ms, once a second, and say so once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    redis.freeze();
    const times = [];
    for (let index = 0; index < 5; index += 1) {
      const begun = performance.now();
      expect(await readShared('one', '/films')).toBeNull();
      times.push(performance.now() - begun);
    }
    expect(warn).not.toHaveBeenCalled();
    await pause(1_050);
    await readShared('one', '/films');
    await readShared('one', '/films');
    redis.thaw();
    // 50 ms, and what a busy machine adds.
    expect(Math.max(...times)).toBeLessThan(250);
    expect(times.filter((time) => time > 45)).toHaveLength(1);
    expect(warn).toHaveBeenCalledOnce();
    await pause(1_100);
    expect(await readShared('one', '/films')).not.toBeNull();
  });

  it('do without one that is gone, and use it again when it is back', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await redis.end();
    expect(await readShared('one', '/films')).toBeNull();
    expect(await doOnce('alone', async () => 'own')).toBe('own');
    await redis.restart();
    await vi.waitFor(async () => expect(await askRedis((client) => client.ping())).toBeTruthy(), 6_000);
    await writeShared('one', '/films', page);
    expect(await readShared('one', '/films')).not.toBeNull();
  }, 15_000);
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
