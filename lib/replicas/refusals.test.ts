import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withRedis } from '@/tests/support/redis';
import { hasRedis } from '@/tests/support/redis-server';
import { processWide } from '../process/process-wide';
import { takeAllowance } from './allowances';
import { followReplicas } from './events';
import { askRedis, isRedisDown } from './redis';
import { findShared, keepShared } from './shared-pages';
import { tellReplicas } from './tell-replicas';

const page = {
  value: { kind: 'APP_PAGE', html: 'h'.repeat(40_000), rscData: Buffer.alloc(0), segmentData: new Map() },
};

const connectTo = (url: string) => createClient({ url }).connect();
type Stranger = Awaited<ReturnType<typeof connectTo>>;

describe.runIf(hasRedis())('a Redis that refuses', () => {
  const redis = withRedis();
  let lines: { event: string; code?: string }[];
  beforeEach(() => {
    lines = [];
    vi.spyOn(console, 'warn').mockImplementation((line) => void lines.push(JSON.parse(line)));
    Object.assign(
      processWide('redis', () => ({})),
      { said: new Map(), ofNoUseAt: Number.NEGATIVE_INFINITY, silentUntil: 0 },
    );
  });

  async function asStranger<T>(ask: (stranger: Stranger) => Promise<T>): Promise<T> {
    const stranger = await connectTo(redis().url);
    return ask(stranger).finally(() => stranger.close());
  }

  const fill = () =>
    asStranger(async (stranger) => {
      await stranger.set('filling', Buffer.alloc(2_000_000));
      await stranger.configSet({ 'maxmemory-policy': 'noeviction', maxmemory: '2mb' });
    });
  const empty = () => asStranger((stranger) => stranger.configSet('maxmemory', '0').then(() => stranger.flushAll()));
  afterEach(empty);

  it('what is written is read all the same, and the log has one line, where it is full', async () => {
    await keepShared('one', '/kept', page);
    await fill();
    for (const key of ['/a', '/b', '/c']) {
      await keepShared('one', key, page);
      expect(await findShared('one', '/kept')).toMatchObject({ value: { kind: 'APP_PAGE' } });
      expect(await findShared('one', key)).toBeNull();
    }
    expect(isRedisDown()).toBe(false);
    expect(lines).toMatchObject([{ event: 'redis refuses, done without', code: 'OOM' }]);
    await empty();
    await keepShared('one', '/a', page);
    expect(await findShared('one', '/a')).not.toBeNull();
  });

  it('is said again every ten minutes for as long as it does', async () => {
    await asStranger((stranger) => stranger.lPush('candela:one:kept:/odd', 'a'));
    const begun = performance.now();
    const clock = vi.spyOn(performance, 'now');
    const said: number[] = [];
    for (const minute of [0, 3, 6, 9, 11, 14, 17, 20, 22]) {
      clock.mockReturnValue(begun + minute * 60_000);
      await findShared('one', '/odd');
      if (lines.splice(0).some(({ code }) => code === 'WRONGTYPE')) said.push(minute);
    }
    expect(said).toEqual([0, 11, 22]);
  });

  it('what was published before is heard as soon as it says it, as old as it is', async () => {
    const say = (tags: string) =>
      asStranger((stranger) => stranger.xAdd('candela:published', '*', { from: 'another', tags }));
    const allow = (rule: string) => asStranger((stranger) => stranger.aclSetUser('default', rule));
    await say('old');
    await allow('-xrevrange');
    await pause(2_100);
    const heard: string[] = [];
    const ages = new Map<string, number>();
    void followReplicas((tags, age) => {
      heard.push(...tags);
      for (const tag of tags) ages.set(tag, age);
    });
    await pause(700);
    await allow('+xrevrange');
    await vi.waitFor(async () => {
      await say('new');
      expect(heard).toContain('new');
    }, 5_000);
    expect(heard[0]).toBe('old');
    expect(ages.get('old')).toBeGreaterThan(1_000);
    expect(ages.get('new')).toBe(0);
  });

  describe('all that pages need', () => {
    const forbidding = ['-get', '-set', '-exists'];
    const allow = (...rules: string[]) => asStranger((stranger) => stranger.aclSetUser('default', rules));
    afterEach(async () => {
      await allow('+@all');
      later(60_000);
      await vi.waitFor(async () => expect(await askRedis((client) => client.ping())).toBeTruthy());
      await vi.waitFor(() => expect(isRedisDown()).toBe(false));
    });
    const later = (milliseconds: number) => {
      const now = performance.now() + milliseconds;
      vi.spyOn(performance, 'now').mockReturnValue(now);
    };

    it('is as good as gone, though it answers, until it refuses no more', async () => {
      await keepShared('one', '/kept', page);
      await allow(...forbidding);
      expect(await findShared('one', '/kept')).toBeNull();
      expect(isRedisDown()).toBe(true);
      expect(lines).toMatchObject([
        { event: 'redis is gone, done without' },
        { event: 'redis refuses, done without', code: 'NOPERM' },
      ]);
      // What it does answer meanwhile is of no use to pages.
      later(2_000);
      expect(await askRedis((client) => client.ping())).toBeTruthy();
      expect(isRedisDown()).toBe(true);
      await allow('+@all');
      later(15_000);
      expect(await findShared('one', '/kept')).not.toBeNull();
      expect(isRedisDown()).toBe(false);
    });

    it('is asked once a second and not by every page', async () => {
      await allow(...forbidding);
      await findShared('one', '/kept');
      const asked = vi.fn(async () => 'answer');
      expect(await askRedis(asked)).toBeUndefined();
      expect(asked).not.toHaveBeenCalled();
      later(1_001);
      expect(await askRedis(asked)).toBe('answer');
    });

    it('is as good as gone where it may only be read, or nobody said who asks', async () => {
      for (const code of ['READONLY', 'NOAUTH', 'LOADING', 'MASTERDOWN', 'CLUSTERDOWN']) {
        later(60_000);
        await askRedis((client) => client.ping());
        expect([code, isRedisDown()]).toEqual([code, false]);
        await askRedis((client) => client.eval(`return redis.error_reply('${code} as it is')`));
        expect([code, isRedisDown()]).toEqual([code, true]);
      }
    });
  });

  it.each(['list', 'garbage'])('only what is under one key is done without where it is a %s', async (kind) => {
    await keepShared('one', '/good', page);
    const who = `write fr ${kind}`;
    const allowed = `candela:allowed:${createHash('sha256').update(who).digest('base64url')}`;
    for (const key of ['candela:one:kept:/bad', allowed])
      await asStranger(
        (stranger): Promise<unknown> => (kind === 'list' ? stranger.lPush(key, 'a') : stranger.set(key, 'a')),
      );
    expect(await findShared('one', '/bad')).toBeNull();
    expect(await findShared('one', '/good')).not.toBeNull();
    const once = { most: 1, seconds: 30 };
    expect(await takeAllowance(who, once)).toBe(0);
    expect(await findShared('one', '/good')).not.toBeNull();
    // It is counted by all replicas again.
    expect(`${await asStranger((stranger) => stranger.get(allowed))}`).toBe('1');
    expect(await takeAllowance(who, once)).toBeGreaterThan(25);
  });

  it.each(['list', 'text'])('what was published is told and heard where somebody left a %s there', async (kind) => {
    await asStranger(async (stranger): Promise<unknown> => {
      await stranger.del('candela:published');
      return kind === 'list' ? stranger.rPush('candela:published', 'a') : stranger.set('candela:published', 'a');
    });
    const heard: string[] = [];
    void followReplicas((tags) => heard.push(...tags));
    await pause(700);
    expect(await tellReplicas(['shows'])).toBe(true);
    await asStranger((stranger) => stranger.xAdd('candela:published', '*', { from: 'another', tags: 'news' }));
    await vi.waitFor(() => expect(heard).toEqual(['news']), 1_000);
    expect(lines.filter(({ event }) => event.includes('not told'))).toEqual([]);
    expect(lines.filter(({ event }) => event.includes('not ours'))).toHaveLength(1);
  });
});
