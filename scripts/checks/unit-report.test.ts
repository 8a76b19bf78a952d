import { expect, it } from 'vitest';
import { tallyUnit } from './unit-report';

const tested = (title: string, status: string, ...failureMessages: string[]) => ({
  title,
  ancestorTitles: ['', 'by keys'],
  status,
  failureMessages,
});
const file = (name: string, status: string, assertionResults: ReturnType<typeof tested>[], message = '') => ({
  name: `${process.cwd()}/features/${name}`,
  status,
  message,
  assertionResults,
});

it('names a test that failed and one that passed at its second try, with the first line of why', () => {
  const testResults = [
    file('tips.test.ts', 'failed', [
      tested('opens', 'passed', '\u001b[31mError: too late\u001b[39m\n    at tips.test.ts:3'),
      tested('closes', 'passed'),
      tested('breaks', 'failed', 'AssertionError: expected 1 to be 2\n    at tips.test.ts:9'),
    ]),
  ];
  expect(tallyUnit({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 1,
    failures: [{ name: 'features/tips.test.ts › by keys › breaks', error: 'AssertionError: expected 1 to be 2' }],
    flaky: [{ name: 'features/tips.test.ts › by keys › opens', error: 'Error: too late' }],
  });
});

it('counts a file that cannot be loaded as a failure, and names it', () => {
  const testResults = [file('tips.test.ts', 'failed', [], 'Cannot find module')];
  expect(tallyUnit({ numPassedTests: 0, numFailedTests: 0, testResults })).toEqual({
    passed: 0,
    failed: 1,
    failures: [{ name: 'features/tips.test.ts', error: 'Cannot find module' }],
    flaky: [],
  });
});
