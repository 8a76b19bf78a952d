import { expect, it } from 'vitest';
import { sumTallies, withExit } from './tally';

it('counts a runner that ended badly without a failed test as one failure', () => {
  expect(withExit({ passed: 7, failed: 0 }, 1)).toEqual({ passed: 7, failed: 1 });
  expect(withExit({ passed: 7, failed: 2 }, 1)).toEqual({ passed: 7, failed: 2 });
  expect(withExit({ passed: 7, failed: 0, flaky: 1 }, 0)).toEqual({ passed: 7, failed: 0, flaky: 1 });
});

it('adds up what passed, what failed and what needed a second try', () => {
  expect(
    sumTallies([
      { passed: 7, failed: 0 },
      { passed: 2, failed: 1, flaky: 1 },
    ]),
  ).toEqual({ passed: 9, failed: 1, flaky: 1 });
  expect(sumTallies([])).toEqual({ passed: 0, failed: 0, flaky: 0 });
});
