import { beforeEach, expect, it, vi } from 'vitest';
import { startTally } from '../drill/tally';
import type { Sample } from './memory';
import { printSoak } from './report';

const print = vi.fn();

beforeEach(() => {
  print.mockReset();
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'table').mockReturnValue();
});

const served = { ...startTally('page'), asked: 1, couldBeFromEdge: 1, fromEdge: 1, edgeTimes: [1] };

/** A soak of a minute, in which the edge had what it should. */
const judge = (most: number): string[] => {
  const sample: Sample = { name: 'A site', megabytes: 500, most, heap: 210, isSite: true };
  return printSoak([served], [[sample]]);
};

it('says what each site had at the most, and that it was too much where it was', () => {
  expect(judge(547)).toEqual([]);
  expect(print).toHaveBeenCalledWith('MB at the most, of 600 each: A site 547.');
  expect(judge(640)).toEqual(['A site took 640 MB of 600']);
});
