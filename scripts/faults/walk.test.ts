import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Lane } from './lane';
import type { Page } from './place';
import type { Job } from './plan';
import { walkRound } from './walk';

vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds)),
}));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = (screen: string, reads: string): Page => ({
  ...{ site: 'fr', screen, form: 'json', path: `/${screen}`, reads: [reads], status: 200, lines: ['.day "vendredi"'] },
});
const jobs: Job[] = [
  { endpoint: '/api/shows', kind: 'html', site: 'fr', pages: [page('films', '/api/shows')] },
  { endpoint: '/api/news', kind: 500, site: 'fr', pages: [page('news', '/api/news')] },
];
const whole = { status: 200, headers: {}, text: '{"day":"vendredi"}' };
const refusal = { status: 502, headers: {}, text: '{"error":"The catalogue does not answer."}' };

/** A site that keeps nothing, and goes on refusing for so long after a fault is over; what it was asked and told, in order. */
function serve(lasts: number, keeps = false) {
  const failing = new Map<string, number>();
  const noted: string[] = [];
  const isFailing = (path: string) => (failing.get(path === '/films' ? '/api/shows' : '/api/news') ?? 0) > Date.now();
  const lane = {
    ask: async (_: string, path: string) => {
      noted.push(path);
      return isFailing(path) && !(keeps && noted.includes('published')) ? refusal : whole;
    },
    setFault: async ({ endpoint, ...fault }: { endpoint: string; site: string }) => {
      const isOver = Object.keys(fault).length === 1;
      noted.push(`${isOver ? 'heals' : 'fails'} ${endpoint}`);
      failing.set(endpoint, isOver ? Date.now() + lasts : Number.POSITIVE_INFINITY);
    },
    publish: async () => void noted.push('published'),
  };
  return { lane: lane as unknown as Lane, noted };
}

async function walk(lane: Lane) {
  const walked = walkRound(lane, new Map([['fr', jobs]]));
  await vi.advanceTimersByTimeAsync(120_000);
  return walked;
}

it('finds nothing where a page is whole within ten seconds, and what was kept stays so', async () => {
  expect(await walk(serve(9_000, true).lane)).toEqual([]);
});

it('finds what is not whole ten seconds after', async () => {
  const found = await walk(serve(11_000, true).lane);
  expect(found.map(({ when, page: { screen }, what }) => [when, screen, what])).toEqual([
    ['after', 'films', 'answered 502'],
    ['after', 'news', 'answered 502'],
  ]);
});

it('finds what loses under a fault what it had', async () => {
  const found = await walk(serve(0).lane);
  expect(found.map(({ when, job }) => [when, job.endpoint])).toEqual([
    ['warm', '/api/shows'],
    ['warm', '/api/news'],
  ]);
});

it('has each call fail before anybody has asked for it, and never two at a time on a fresh site', async () => {
  const { lane, noted } = serve(0, true);
  await walk(lane);
  expect(noted.slice(0, 6)).toEqual([
    ...['fails /api/shows', '/films', 'heals /api/shows'],
    ...['fails /api/news', '/news', 'heals /api/news'],
  ]);
});
