import { performance as thread } from 'node:perf_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isQueueing } from '../process/connections';
import { endRequest, enterRequest, noteHeld, type RequestScope } from '../process/request-scope';
import { endTurn, mayRemake } from './making-turns';

vi.mock('../process/connections', () => ({ isQueueing: vi.fn(() => false) }));
beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.useFakeTimers();
  vi.spyOn(thread, 'now').mockImplementation(() => Date.now());
  // The thread has no time to spare, so that a turn ends where the test says so.
  vi.spyOn(thread, 'eventLoopUtilization').mockReturnValue({ utilization: 0.98, active: 0, idle: 0 });
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
});

const pages = (count: number, letter = 'p') => Array.from({ length: count }, (_, index) => `${letter}${index}`);
const whole = (names: readonly string[], age?: number) =>
  names.filter((name) => mayRemake(name, age === undefined ? {} : { age }));
const lacking = (names: readonly string[]) => names.filter((name) => mayRemake(name, { lacks: true }));
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a page that somebody asks for every quarter of an hour', () => {
  it('comes before others the next time, since it was refused a turn before', async () => {
    whole(pages(2));
    expect(whole(['rare'])).toEqual([]);
    await wait(900_000);
    whole(pages(2));
    expect(whole(['another one', 'rare'])).toEqual(['rare']);
  });

  it('does not where another replica has made it meanwhile', async () => {
    whole(pages(2));
    whole(['made elsewhere']);
    await wait(900_000);
    whole(pages(2));
    const minute = 60_000;
    expect(whole(['made elsewhere'], 2 * minute)).toEqual([]);
    // It was refused then for the first time.
    await wait(20_000);
    whole(pages(2));
    expect(whole(['made elsewhere'], 2 * minute + 20_000)).toEqual([]);
    await wait(10_000);
    whole(pages(2));
    expect(whole(['made elsewhere'], 2 * minute + 30_000)).toEqual(['made elsewhere']);
  });
});

describe('while somebody waits for a page that is held', () => {
  /** The request is ended with the test, or nothing else would be made. */
  const requests: RequestScope[] = [];
  afterEach(() => requests.splice(0).forEach(endRequest));

  function askForHeld(isAnswered = () => false): RequestScope {
    const request = { id: 'a', arrived: thread.now(), site: () => 'fr', isAnswered };
    requests.push(request);
    enterRequest(request);
    noteHeld();
    return request;
  }

  it('none is made anew until they have it', async () => {
    const first = askForHeld();
    const second = askForHeld();
    expect(whole(['at once'])).toEqual(['at once']);
    await wait(300);
    expect(whole(['a', 'b'])).toEqual([]);
    endRequest(first);
    expect(whole(['a', 'b'])).toEqual([]);
    endRequest(second);
    expect(whole(['a', 'b'])).toEqual(['a']);
  });

  it('nor while connections wait of which nobody knows what they ask for', () => {
    vi.mocked(isQueueing).mockReturnValue(true);
    expect(whole(['a'])).toEqual([]);
    vi.mocked(isQueueing).mockReturnValue(false);
    expect(whole(['a'])).toEqual(['a']);
  });

  it('one at a time is that was shown old for half a minute', async () => {
    askForHeld();
    await wait(300);
    whole(['a', 'b']);
    await wait(30_000);
    expect(whole(['new', 'a', 'b'])).toEqual(['a']);
    endTurn('a');
    expect(whole(['b'])).toEqual(['b']);
  });

  it('what lacks a part is made anew as ever', async () => {
    askForHeld();
    await wait(300);
    expect(lacking(pages(20))).toHaveLength(12);
  });

  it('nobody waits whose answer is on its way, however slowly they take it', async () => {
    askForHeld(() => true);
    await wait(300);
    expect(whole(['a', 'b'])).toEqual(['a', 'b']);
  });
});

describe('pages that lack a part', () => {
  it('are made anew twelve at a time, and others once one is there', () => {
    expect(lacking(pages(100))).toEqual(pages(12));
    endTurn('p3');
    expect(lacking(['p12', 'p13', 'p0'])).toEqual(['p12', 'p0']);
  });

  it('take no turn of those that are whole, and lose none to them', () => {
    expect(lacking(pages(20))).toHaveLength(12);
    expect(whole(pages(5, 'w'))).toEqual(['w0', 'w1']);
    expect(lacking(pages(12))).toEqual(pages(12));
  });

  it('come before others once they have been shown old for two seconds, and not all at once', async () => {
    lacking(pages(20));
    await wait(1_900);
    expect(lacking(pages(8, 'l'))).toEqual([]);
    await wait(200);
    expect(lacking(['new', ...pages(20).slice(12)])).toEqual(['p12', 'p13', 'p14', 'p15']);
  });

  /** As `scripts/faults/walk.ts` asks: three times in ten seconds. A page takes 80 ms of the thread, and an answer waits for 20. */
  it('are whole ten seconds after the fault where a hundred of them are asked for', async () => {
    const left = new Set(pages(100));
    const making = new Set<string>();
    const make = (name: string) => {
      endTurn(name);
      making.delete(name);
      left.delete(name);
    };
    for (let look = 0; look < 3; look += 1) {
      for (const [index, name] of pages(100).entries()) {
        if (left.has(name) && lacking([name]).length > 0) making.add(name);
        await wait(20);
        const [first] = making;
        if (first !== undefined && index % 4 === 3) make(first);
      }
      await wait(1_333);
      for (const name of making) make(name);
    }
    expect([...left]).toEqual([]);
  });
});
