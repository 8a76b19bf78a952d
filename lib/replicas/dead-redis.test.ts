import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasRedis, startRedis } from '@/tests/support/redis-server';
import { followReplicas } from './events';
import { askRedis } from './redis';

/** What stands before a server and can be as a machine that lost its power: on what was connected nothing comes any more, and nobody says so. */
async function startMuteProxy(port: number) {
  let isMute = false;
  const lines = new Set<{ near: Socket; far: Socket; isMute: boolean }>();
  const proxy = createServer((near) => {
    const line = { near, far: connect(port, '127.0.0.1'), isMute };
    lines.add(line);
    for (const [one, other] of [
      [near, line.far],
      [line.far, near],
    ] as const) {
      one.on('data', (bytes) => line.isMute || other.write(bytes));
      one.on('error', () => other.destroy());
      one.on('close', () => line.isMute || other.destroy());
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `redis://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    /** What is connected from now on is answered, or as mute as what is connected now. */
    dropPower: (isBack: boolean) => {
      isMute = !isBack;
      for (const line of lines) line.isMute = true;
    },
    returnPower: () => {
      isMute = false;
    },
    end: () => {
      for (const { near, far } of lines) for (const socket of [near, far]) socket.destroy();
      proxy.close();
    },
  };
}

describe.runIf(hasRedis())('a Redis that says nothing any more', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let proxy: Awaited<ReturnType<typeof startMuteProxy>>;
  beforeAll(async () => {
    redis = await startRedis();
    proxy = await startMuteProxy(redis.port);
  });
  afterAll(async () => {
    proxy.end();
    await redis.end();
  });

  const ask = () => askRedis((client) => client.ping());
  const isBack = (most: number) =>
    vi.waitFor(async () => expect(await ask()).toBeTruthy(), { timeout: most, interval: 100 });

  const clock = performance.now.bind(performance);
  let ahead = 0;
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockImplementation(() => clock() + ahead);
  });

  let events: string[];
  const goneAndBack = ['redis is gone, done without', 'redis is back'];
  beforeEach(async () => {
    vi.stubEnv('REDIS_URL', proxy.url);
    events = [];
    const note = (line: string) => void events.push(JSON.parse(line).event);
    vi.spyOn(console, 'warn').mockImplementation(note);
    vi.spyOn(console, 'info').mockImplementation(note);
    await isBack(3_000);
    events.length = 0;
  });
  afterEach(() => proxy.returnPower());

  /** A page asks every second and a tenth, for so many seconds. */
  async function pass(seconds: number) {
    for (let second = 0; second < seconds; second += 1.1) {
      expect(await ask()).toBeUndefined();
      await pause(20);
      ahead += 1_100;
    }
  }

  it('is asked again fifteen seconds after its machine lost its power, and heard', async () => {
    const heard: string[] = [];
    void followReplicas((tags) => heard.push(...tags));
    const stranger = await createClient({ url: redis.url }).connect();
    const say = (tags: string) => stranger.xAdd('candela:published', '*', { from: 'another', tags });
    await vi.waitFor(async () => {
      await say('before');
      expect(heard).toContain('before');
    }, 5_000);
    const begun = Date.now();
    proxy.dropPower(true);
    expect(await ask()).toBeUndefined();
    await say('meanwhile');
    await isBack(15_000);
    await vi.waitFor(() => expect(heard).toContain('meanwhile'), begun + 15_000 - Date.now());
    await stranger.close();
    expect(events).toEqual(goneAndBack);
  }, 30_000);

  it('is asked again as soon, where it took connections and lost its power before it said anything', async () => {
    proxy.dropPower(false);
    await pass(25);
    proxy.returnPower();
    await isBack(12_000);
    expect(events).toEqual(goneAndBack);
  }, 30_000);

  it('is said to be gone once and back once where it is only frozen, however long', async () => {
    redis.freeze();
    await pass(45);
    redis.thaw();
    await isBack(3_000);
    expect(events).toEqual(goneAndBack);
  });

  /** Too late for the page that asked, and not for the next one. */
  async function answerLate() {
    redis.freeze();
    expect(await ask()).toBeUndefined();
    redis.thaw();
    await pause(30);
    ahead += 1_100;
  }

  it('keeps the connection over which it answers, however long nobody asks or it is slow', async () => {
    const findId = () => askRedis((client) => client.clientId(), 500);
    const id = await findId();
    ahead += 60_000;
    for (let time = 0; time < 14; time += 1) await answerLate();
    expect(await findId()).toBe(id);
    await isBack(3_000);
    expect(events).toEqual(goneAndBack);
  });
});
