import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { answerThroughCache, type LoadedAnswer } from '@/lib/api/answer-cache';
import { briefLife } from '@/lib/api/brief-life';
import { buildCacheHeaders } from '@/lib/gateway/cache-headers';
import { startEdge } from '@/tests/support/edge';
import { findNginx } from './nginx';

const row = { seconds: 1, tags: [] };
const good: LoadedAnswer = { status: 200, text: 'good' };

/** What a call says during a fault, and after how many milliseconds its site has almost forgotten that. */
const faults = {
  'not-there': { almostOver: 7_400, said: { status: 404, text: 'not there' } },
  'as-before': { almostOver: 4_400, said: null },
  'lacks-a-part': { almostOver: 4_400, said: { status: 200, text: 'a part', seconds: briefLife.lacking } },
} satisfies Record<string, { almostOver: number; said: LoadedAnswer | null }>;
type Fault = keyof typeof faults;

/** What a fault said is kept by a site and by the edge before it, and a visitor waits until both are over it. */
describe.runIf(findNginx())('the edge before a site that keeps what a fault said', () => {
  const { ask, answer } = startEdge();
  const ongoing = new Set<Fault>();

  /** As the gateway does it: out of its cache, with what it tells others of keeping. */
  async function answerAsSite(fault: Fault, response?: ServerResponse): Promise<void> {
    const served = await answerThroughCache(fault, row, [], async () => {
      if (!ongoing.has(fault)) return good;
      const { said } = faults[fault];
      if (!said) throw new Error('no answer');
      return said;
    });
    response?.writeHead(served.status, buildCacheHeaders(served, row)).end(`${served.body} ${served.isStale}`);
  }

  async function measure(fault: Fault): Promise<number> {
    await answerAsSite(fault);
    await pause(1_100);
    ongoing.add(fault);
    await answerAsSite(fault);
    ongoing.delete(fault);
    const over = performance.now();
    await pause(faults[fault].almostOver);
    expect((await ask(`/api/${fault}`)).text).not.toBe('good false');
    const isOver = async () => expect((await ask(`/api/${fault}`)).text).toBe('good false');
    await vi.waitFor(isOver, { timeout: 15_000, interval: 200 });
    return performance.now() - over;
  }

  it('has nobody hear of it ten seconds after, though they asked when the site was almost over it', async () => {
    answer(({ url }, response) => void answerAsSite(url.split(/[/?]/)[2] as Fault, response));
    const names = Object.keys(faults) as Fault[];
    const took = await Promise.all(names.map(async (fault) => [fault, await measure(fault)] as const));
    expect(took.filter(([, milliseconds]) => milliseconds >= 10_000)).toEqual([]);
  }, 40_000);
});
