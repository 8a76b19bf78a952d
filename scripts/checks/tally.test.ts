import { expect, it } from 'vitest';
import { sumTallies, withExit } from './tally';

const late = { name: 'drill', error: 'It came late.' };
const wrong = { name: 'lint', error: 'A name is wrong.' };

it('counts a runner that ended badly without a failed test as one failure', () => {
  expect(withExit({ passed: 7, failed: 0 }, 1)).toEqual({ passed: 7, failed: 1 });
  expect(withExit({ passed: 7, failed: 2 }, 1)).toEqual({ passed: 7, failed: 2 });
  expect(withExit({ passed: 7, failed: 0, flaky: [late] }, 0)).toEqual({ passed: 7, failed: 0, flaky: [late] });
});

it('adds up what passed, what failed and what needed a second try', () => {
  expect(
    sumTallies([
      { passed: 7, failed: 0 },
      { passed: 2, failed: 1, failures: [wrong], flaky: [late] },
      { passed: 0, failed: 1, failures: [late] },
    ]),
  ).toEqual({ passed: 9, failed: 2, failures: [wrong, late], flaky: [late] });
  expect(sumTallies([])).toEqual({ passed: 0, failed: 0, failures: [], flaky: [] });
});
