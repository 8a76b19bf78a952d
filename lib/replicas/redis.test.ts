import { beforeEach, expect, it, vi } from 'vitest';

const { client } = vi.hoisted(() => ({
  client: { isReady: true, on: () => client, connect: async () => client, isBroken: false },
}));
vi.mock('@redis/client', () => ({
  RESP_TYPES: {},
  ErrorReply: class extends Error {},
  createClient: () => {
    if (client.isBroken) throw new TypeError('Invalid pathname');
    return { withTypeMapping: () => client };
  },
}));

import { processWide } from '../process/process-wide';
import type { Redis } from './connection';
import { askRedis, isRedisDown } from './redis';

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  Object.assign(
    processWide('redis', () => ({})),
    { connection: undefined, silentUntil: 0, isDown: false, failures: 0, ofNoUseAt: Number.NEGATIVE_INFINITY },
  );
  vi.stubEnv('REDIS_URL', 'redis://a.test');
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});

/** As the client does it: what it is asked it sends in the next turn of the loop, and is answered so many milliseconds later. */
const answerAfter = (milliseconds: number) => (_: Redis) =>
  new Promise<string>((answer) => setImmediate(() => setTimeout(answer, milliseconds, 'answer')));

/** A page of half a megabyte: what Redis could not send at once comes when the first part was read. */
const answerInParts = (redis: Redis) => answerAfter(1)(redis).then(() => answerAfter(4)(redis));

/** This process does something else, and nobody of it gets a turn. */
function block(milliseconds: number): void {
  for (const until = performance.now() + milliseconds; performance.now() < until; );
}

/** Asks, and has the process busy at once and then again. */
async function askWhileBusy(question: (redis: Redis) => Promise<string>, ...blocks: readonly number[]) {
  const answer = askRedis(question);
  for (const [index, milliseconds] of blocks.entries()) setTimeout(block, index, milliseconds);
  return answer;
}

it.each([
  ['before the question is sent', () => blockAtOnce(80)],
  ['for just as long as Redis has', () => blockAtOnce(51)],
  ['while the answer is on its way', () => askWhileBusy(answerAfter(5), 80)],
  ['while part of the answer is on its way', () => askWhileBusy(answerInParts, 80)],
  ['again and again', () => askWhileBusy(answerAfter(20), 40, 40, 40)],
])('a Redis that answers is not taken for gone where this process was busy %s', async (_, ask) => {
  expect([await ask(), await ask(), await ask()]).toEqual(['answer', 'answer', 'answer']);
  expect(isRedisDown()).toBe(false);
  expect(warn).not.toHaveBeenCalled();
});

async function blockAtOnce(milliseconds: number) {
  const answer = askRedis(answerAfter(2));
  block(milliseconds);
  return answer;
}

it('a page waits 50 ms for one that is silent, whatever this process did meanwhile, once a second', async () => {
  const silent = () => new Promise<string>(() => undefined);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const begun = performance.now();
  expect(await askRedis(silent)).toBeUndefined();
  expect(performance.now() - begun).toBeGreaterThan(45);
  const asked = vi.fn(silent);
  expect(await askRedis(asked)).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
  // By what it waits for and not by the clock, which a busy machine stretches.
  expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toEqual([40, 10]);
  const clock = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + 1_001);
  timers.mockClear();
  const answer = askRedis(silent);
  setImmediate(block, 80);
  expect(await answer).toBeUndefined();
  expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toEqual([40, 10]);
  expect(warn).toHaveBeenCalledOnce();
});

it('what Redis refuses is no outage, whichever bundle asks and has a copy of the client', async () => {
  await askRedis(answerAfter(1));
  const { ErrorReply } = await import('@redis/client');
  vi.resetModules();
  vi.doMock('@redis/client', () => ({ RESP_TYPES: {}, ErrorReply: class Another extends Error {} }));
  const other = await import('./redis');
  expect(await other.askRedis(() => Promise.reject(new ErrorReply('WRONGTYPE of a key')))).toBeUndefined();
  expect(await other.askRedis(answerAfter(1))).toBe('answer');
});

it('a client that cannot be made is done without', async () => {
  client.isBroken = true;
  expect([await askRedis(answerAfter(1)), await askRedis(answerAfter(1))]).toEqual([undefined, undefined]);
  client.isBroken = false;
  expect(isRedisDown()).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
});

it('a page asks again after a second, however far the clock is set back meanwhile', async () => {
  await askRedis(() => new Promise<string>(() => undefined));
  const clock = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + 1_001);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  expect(await askRedis(answerAfter(1))).toBe('answer');
  vi.useRealTimers();
});
