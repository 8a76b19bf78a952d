import { performance as thread } from 'node:perf_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterRequest, type RequestScope } from '../process/request-scope';
import { endTurn, leaveTurn, mayRemake, takeTurn } from './making-turns';

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.useFakeTimers();
  stubWork(0.2);
});
afterEach(async () => {
  // All turns end.
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
});

/** The share of its time that the thread has something to do. */
const stubWork = (utilization: number) =>
  vi.spyOn(thread, 'eventLoopUtilization').mockReturnValue({ utilization, active: 0, idle: 0 });

/** Asks for pages one after the other and notes what became of each. */
function ask(names: readonly string[]) {
  const told: Record<string, boolean> = {};
  for (const name of names) void takeTurn(name).then((mayGo) => Object.assign(told, { [name]: mayGo }));
  return told;
}
const pages = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);
const soon = () => vi.advanceTimersByTimeAsync(10);

it('has a few pages made at a time, and the next once one is there', async () => {
  const told = ask(pages(8));
  await soon();
  expect(Object.keys(told)).toEqual(pages(6));
  endTurn('p1');
  await soon();
  expect(told).toEqual(Object.fromEntries(pages(7).map((name) => [name, true])));
});

it('has whoever asks for the same page share its turn', async () => {
  const told = ask([...pages(6), 'p0']);
  await soon();
  expect(Object.keys(told)).toEqual(pages(6));
  endTurn('p0');
  const waiting = ask(['p6', 'p7', 'p6']);
  await soon();
  expect(waiting).toEqual({ p6: true });
});

it('does not wait for ever for a page that does not come', async () => {
  const told = ask(pages(7));
  await vi.advanceTimersByTimeAsync(1_010);
  expect(told.p6).toBe(true);
});

it('begins no other page while the thread has no time for those that are being made', async () => {
  stubWork(0.98);
  const told = ask(pages(7));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(Object.keys(told)).toEqual(pages(6));
  stubWork(0.5);
  await vi.advanceTimersByTimeAsync(510);
  expect(told.p6).toBe(true);
});

it('waits three seconds at the most for pages of which nobody tells, busy or not', async () => {
  stubWork(0.98);
  ask(pages(6));
  await vi.advanceTimersByTimeAsync(2_000);
  const told = ask(['p6']);
  await vi.advanceTimersByTimeAsync(900);
  expect(told).toEqual({});
  await vi.advanceTimersByTimeAsync(110);
  expect(told).toEqual({ p6: true });
});

it('turns away who would wait too long, at once where too many wait already', async () => {
  const told = ask(pages(100));
  await soon();
  expect(Object.values(told).filter((mayGo) => !mayGo)).toHaveLength(34);
  await vi.advanceTimersByTimeAsync(3_010);
  expect(Object.keys(told)).toHaveLength(100);
});

it('takes a page that came late for what it is', async () => {
  const told = ask(pages(7));
  await vi.advanceTimersByTimeAsync(1_010);
  endTurn('p0');
  const more = ask(['p7']);
  await soon();
  expect([told.p6, more.p7]).toEqual([true, true]);
});

it('turns away who waited for the catalogue before, three seconds after they came', async () => {
  const { promise: heard, resolve: hear } = Promise.withResolvers<void>();
  const told: boolean[] = [];
  const visit = async () => {
    await Promise.resolve();
    enterRequest({ id: 'a', arrived: performance.now(), site: () => 'fr' });
    await heard;
    told.push(await takeTurn('p60'));
  };
  const visited = visit();
  await vi.advanceTimersByTimeAsync(2_500);
  hear();
  // Each page that does not come is followed by the next within the second.
  ask(pages(60));
  await vi.advanceTimersByTimeAsync(400);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(told).toEqual([false]);
  await visited;
});

describe('the turn of a page', () => {
  /** Somebody who asks for it, in a request of their own. */
  async function visit(name: string): Promise<RequestScope> {
    const request: RequestScope = { id: name, arrived: performance.now(), site: () => 'fr' };
    await Promise.resolve().then(() => {
      enterRequest(request);
      void takeTurn(name);
    });
    return request;
  }

  it('ends with the answer of the last who shares it, page or no page', async () => {
    const visitors = [await visit('p0'), await visit('p0')];
    const told = ask(pages(7));
    for (const [index, visitor] of visitors.entries()) {
      await soon();
      expect([index, 'p6' in told]).toEqual([index, false]);
      leaveTurn(visitor);
    }
    await soon();
    expect(told.p6).toBe(true);
  });

  it('is not ended by somebody who was turned away, and whose page another one has made now', async () => {
    ask(pages(66));
    const refused = await visit('late');
    for (const name of pages(66)) endTurn(name);
    ask(['late', ...pages(5)]);
    const told = ask(['waits']);
    leaveTurn(refused);
    await soon();
    expect(told).toEqual({});
    endTurn('late');
    await soon();
    expect(told).toEqual({ waits: true });
  });
});

describe('pages that are kept and old', () => {
  const remade = (names: readonly string[]) => names.filter((name) => mayRemake(name));

  it('are made anew a few at a time, and others once one is there', () => {
    expect(remade(pages(6))).toEqual(pages(2));
    endTurn('p1');
    expect(remade(['p5', 'p4', 'p0'])).toEqual(['p5', 'p0']);
  });

  it('neither hold up those that nobody has made yet nor wait for them', async () => {
    const told = ask(pages(8));
    await soon();
    expect(remade(['old', 'older'])).toEqual(['old', 'older']);
    endTurn('p0');
    await soon();
    expect(Object.keys(told)).toEqual(pages(7));
  });

  it('give way after a second to others where they wait for the catalogue', async () => {
    remade(pages(2));
    await vi.advanceTimersByTimeAsync(900);
    expect(remade(['p5'])).toEqual([]);
    await vi.advanceTimersByTimeAsync(110);
    expect(remade(['p5'])).toEqual(['p5']);
  });

  it('come before others once they have waited for half a minute, and not all at once', async () => {
    vi.spyOn(thread, 'now').mockImplementation(() => Date.now());
    stubWork(0.98);
    const late = ['late', 'later', 'latest'];
    for (let second = 0; second < 30; second += 1) {
      remade(pages(2));
      expect(remade(late)).toEqual([]);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    remade(pages(2));
    expect(remade(['another one', ...late])).toEqual(['late', 'later']);
  });

  it('keep their turn while the thread has no time for them, and not for ever', async () => {
    stubWork(0.98);
    remade(pages(2));
    await vi.advanceTimersByTimeAsync(7_000);
    expect(remade(['p5'])).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_010);
    expect(remade(['p5'])).toEqual(['p5']);
  });
});
