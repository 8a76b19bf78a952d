import { expect, it } from 'vitest';
import { listTold } from './browser-report';

const passes = { status: 'passed' };
const fails = {
  status: 'failed',
  error: { message: '\u001b[31mError: the focus is at the page\u001b[39m\n\nCall log:\n' },
};
const hangs = { status: 'timedOut', error: { message: '\nTest timeout of 90000ms exceeded.' } };
const tested = (title: string, projectName: string, status: string, ...results: (typeof fails | typeof passes)[]) => ({
  title,
  file: 'tips.spec.ts',
  tests: [{ projectName, status, results }],
});

it('names a test that failed, or passed at its second try, wherever in its file it stands, with the first line of why', () => {
  const files = [
    {
      title: 'tips.spec.ts',
      specs: [
        tested('opens', 'phone', 'flaky', fails, passes),
        tested('closes', 'phone', 'expected', passes),
        tested('breaks', 'phone', 'unexpected', fails, fails),
      ],
      suites: [
        {
          title: 'by keys',
          specs: [],
          suites: [{ title: '', specs: [tested('opens', 'desktop', 'flaky', hangs, passes)] }],
        },
      ],
    },
  ];
  expect(listTold(files, 'flaky')).toEqual([
    { name: '[phone] tips.spec.ts › opens', error: 'Error: the focus is at the page' },
    { name: '[desktop] tips.spec.ts › by keys › opens', error: 'Test timeout of 90000ms exceeded.' },
  ]);
  expect(listTold(files, 'unexpected')).toEqual([
    { name: '[phone] tips.spec.ts › breaks', error: 'Error: the focus is at the page' },
  ]);
});

it('says so of a test that failed without a word', () => {
  const files = [
    { title: 'tips.spec.ts', specs: [tested('opens', 'phone', 'flaky', { status: 'interrupted' }, passes)] },
  ];
  expect(listTold(files, 'flaky')).toEqual([{ name: '[phone] tips.spec.ts › opens', error: 'It does not say why.' }]);
});
