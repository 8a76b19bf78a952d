import { expect, it } from 'vitest';
import { withExit } from './tally';

it('counts a runner that ended badly without a failed test as one failure', () => {
  expect(withExit({ passed: 7, failed: 0 }, 1)).toEqual({ passed: 7, failed: 1 });
  expect(withExit({ passed: 7, failed: 2 }, 1)).toEqual({ passed: 7, failed: 2 });
  expect(withExit({ passed: 7, failed: 0 }, 0)).toEqual({ passed: 7, failed: 0 });
});
