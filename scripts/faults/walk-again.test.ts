import { expect, it, vi } from 'vitest';
import type { Page } from './place';
import type { Job } from './plan';
import type { Finding } from './walk';
import { walkAgainWhereLate } from './walk-again';

const home = { site: 'fr', screen: 'home' } as Page;
const cinema = { site: 'fr', screen: 'cinema' } as Page;
const job = { endpoint: '/api/alerts', kind: 'html', site: 'fr' } as Job;
const late = (page: Page): Finding => ({ job, page, when: 'cold', what: 'answered after 5100 ms', isLate: true });
const blank = (page: Page): Finding => ({ job, page, when: 'cold', what: 'a blank page', isLate: false });

/** The findings of each walk in turn. */
const walks = (...found: Finding[][]) => {
  const walk = vi.fn<() => Promise<{ result: Finding[]; said: string }>>();
  for (const [turn, result] of found.entries()) walk.mockResolvedValueOnce({ result, said: `${turn + 1}` });
  return walk;
};

it('asks once where every answer came in time', async () => {
  const walk = walks([blank(home)]);
  expect((await walkAgainWhereLate(walk)).result).toEqual([blank(home)]);
  expect(walk).toHaveBeenCalledTimes(1);
});

it('counts an answer that is late twice, and tells of one that was late once', async () => {
  const walk = walks([late(home), late(cinema)], [late(home)]);
  const { result, lateOnce } = await walkAgainWhereLate(walk);
  expect(result).toEqual([late(home)]);
  expect(lateOnce).toEqual([late(cinema)]);
});

it('loses nothing else that either walk found, or that either server said', async () => {
  const walk = walks([late(home), blank(home)], [blank(home), blank(cinema), late(cinema)]);
  const { result, said } = await walkAgainWhereLate(walk);
  expect(result).toEqual([blank(home), blank(cinema)]);
  expect(said).toBe('12');
});

it('tells of an answer that is late the second time alone', async () => {
  const { result, lateOnce } = await walkAgainWhereLate(walks([late(home)], [late(cinema)]));
  expect(result).toEqual([]);
  expect(lateOnce).toEqual([late(home), late(cinema)]);
});

it('counts an answer that was late at first and is none then', async () => {
  const walk = walks([late(home)], [blank(home)]);
  expect((await walkAgainWhereLate(walk)).result).toEqual([blank(home)]);
});
