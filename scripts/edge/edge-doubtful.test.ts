import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
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
  const ongoing = new Set<string>();
  const faultOf = (url: string) => (/[a-z]+(?:-[a-z]+)+/.exec(url)?.[0] ?? '') as Fault;

  /** As the gateway does it: out of its cache, with what it tells others of keeping. */
  async function answerAsSite(url: string, response?: ServerResponse): Promise<void> {
    const served = await answerThroughCache(url, row, [], async () => {
      const fault = faultOf(url);
      if (!ongoing.has(url)) return good;
      const { said } = faults[fault];
      if (!said) throw new Error('no answer');
      return said;
    });
    response?.writeHead(served.status, buildCacheHeaders(served, row)).end(`${served.body} ${served.isStale}`);
  }

  /** As a share card is drawn: whole for a week, without a picture that did not come for a moment. */
  function answerAsCard(url: string, response: ServerResponse): void {
    const isWhole = !ongoing.has(url);
    const life = isWhole ? 'max-age=86400, s-maxage=604800' : `max-age=${briefLife.lacking}`;
    response.writeHead(200, { 'cache-control': `public, ${life}` }).end(isWhole ? 'good false' : 'a part');
  }

  /** Has the site meet a fault, and waits until it has almost forgotten that. Returns when the fault was over. */
  async function failOnce(url: string, almostOver: number): Promise<number> {
    await answerAsSite(url);
    await pause(1_100);
    ongoing.add(url);
    await answerAsSite(url);
    ongoing.delete(url);
    const over = performance.now();
    await pause(almostOver);
    return over;
  }

  /** What the next one to come is told ten seconds after a fault, of which one has heard now. */
  async function hearAfterwards(url: string, over: number): Promise<string> {
    expect([url, (await ask(url)).text]).not.toEqual([url, 'good false']);
    ongoing.delete(url);
    await pause(10_000 - (performance.now() - over));
    return (await ask(url)).text;
  }

  it('has nobody hear of it ten seconds after, though others did when the site was almost over it', async () => {
    answer(({ url }, response) => {
      const path = url.replace(/\?$/, '');
      if (path.startsWith('/og/')) return answerAsCard(path, response);
      void answerAsSite(path, response);
    });
    const calls = Object.entries(faults).flatMap(([fault, { almostOver }]) =>
      [`/api/${fault}`, `/calendar/${fault}.ics`, `/feeds/${fault}.xml`].map(
        async (url) => [url, await hearAfterwards(url, await failOnce(url, almostOver))] as const,
      ),
    );
    const card = '/og/lacks-a-part.jpg';
    ongoing.add(card);
    const heard = await Promise.all([...calls, hearAfterwards(card, performance.now()).then((text) => [card, text])]);
    expect(heard.filter(([, text]) => text !== 'good false')).toEqual([]);
  }, 40_000);
});
