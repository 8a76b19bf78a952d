import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasRedis, startRedis } from '@/tests/support/redis-server';
import { startSlowProxy } from '@/tests/support/slow-proxy';
import { endRequest, enterRequest, type RequestScope } from '../process/request-scope';
import { askRedis } from './redis';

describe.runIf(hasRedis())('a slow Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let proxy: Awaited<ReturnType<typeof startSlowProxy>>;
  beforeAll(async () => {
    redis = await startRedis();
    proxy = await startSlowProxy(redis.port);
  });
  afterAll(async () => {
    proxy.end();
    await redis.end();
  });

  let lines: string[];
  const isQuick = () => vi.waitFor(async () => expect(await read()).toBeTruthy(), 5_000);
  beforeEach(async () => {
    vi.stubEnv('REDIS_URL', proxy.url);
    lines = [];
    const note = (line: string) => void lines.push(JSON.parse(line).event);
    vi.spyOn(console, 'warn').mockImplementation(note);
    vi.spyOn(console, 'info').mockImplementation(note);
    proxy.answerAfter(0);
    await isQuick();
    lines.length = 0;
  });

  const read = () => askRedis((client) => client.ping());
  const write = () => askRedis((client) => client.set('a', 'b'), 2_000);

  /** What is asked on account of one visitor. */
  const forVisitor = <T>(ask: (request: RequestScope) => Promise<T>) =>
    new Promise<T>((done, fail) => {
      setImmediate(() => {
        const request: RequestScope = { id: 'a', arrived: performance.now(), site: () => 'fr' };
        enterRequest(request);
        ask(request).then(done, fail);
      });
    });

  /** This process does something else. */
  function block(milliseconds: number): void {
    for (const until = performance.now() + milliseconds; performance.now() < until; );
  }

  async function measure(ask: () => Promise<unknown>) {
    const begun = performance.now();
    const answers = await ask();
    return { answers, took: performance.now() - begun };
  }
  async function readInTurn(times: number) {
    const answers = [];
    for (let each = 0; each < times; each += 1) answers.push(await read());
    return answers;
  }
  const atOnce = () => Promise.all([read(), read(), read(), read()]);

  it('is waited for 50 ms by a page in all, however many questions it asks in turn', async () => {
    proxy.answerAfter(30);
    const { answers, took } = await forVisitor(() => measure(() => readInTurn(50)));
    expect(answers).toEqual(['PONG', ...Array(49).fill(undefined)]);
    // Fifty of them would take 1,500; a busy machine adds to the 50.
    expect(took).toBeLessThan(750);
    expect(lines).toEqual([]);
  });

  it('is waited for no longer for being asked several things at the same time', async () => {
    proxy.answerAfter(15);
    const { answers } = await forVisitor(() => measure(async () => [...(await atOnce()), await read()]));
    expect(answers).toEqual(['PONG', 'PONG', 'PONG', 'PONG', 'PONG']);
  });

  it('is asked by the next page, which has its own 50 ms', async () => {
    proxy.answerAfter(30);
    await forVisitor(() => readInTurn(4));
    expect(await forVisitor(read)).toBe('PONG');
  });

  it('is asked behind an answer as often as there is something to ask', async () => {
    proxy.answerAfter(20);
    const behind = forVisitor(async (request) => {
      endRequest(request);
      return readInTurn(4);
    });
    expect(await behind).toEqual(['PONG', 'PONG', 'PONG', 'PONG']);
  });

  it('has nothing held against it that this process did meanwhile', async () => {
    const { answers } = await forVisitor(() =>
      measure(async () => {
        const first = read();
        block(80);
        return [await first, await read()];
      }),
    );
    expect(answers).toEqual(['PONG', 'PONG']);
  });

  it('is not asked again by a page that has waited in vain, however long that page takes', async () => {
    proxy.answerAfter(500);
    await forVisitor(async () => {
      const first = read();
      setTimeout(block, 5, 80);
      expect(await first).toBeUndefined();
      await pause(1_050);
      // Each would wait 50 ms.
      const { took } = await measure(() => readInTurn(20));
      expect(took).toBeLessThan(500);
    });
  });

  it('is said to be gone once and back once, although what nobody waits for is written', async () => {
    proxy.answerAfter(100);
    for (let second = 0; second < 4; second += 1) {
      await read();
      await pause(1_010);
      expect(await write()).toBe('OK');
    }
    expect(lines).toEqual(['redis is gone, done without']);
    proxy.answerAfter(0);
    await isQuick();
    await write();
    expect(lines).toEqual(['redis is gone, done without', 'redis is back']);
  }, 15_000);
});
