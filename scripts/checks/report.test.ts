import { beforeEach, expect, it, vi } from 'vitest';
import { reportBeside, reportEnd } from './report';
import { failed, passed } from './tally';

const late = { name: 'tips.test.ts › opens', error: 'It came late.' };
let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
});

it.each([
  [
    'is told of what passed at its second try alone',
    { ...passed, flaky: [late] },
    ', 1 of them at the second try alone',
  ],
  ['reads no more of what passed at once', passed, ''],
])('whoever reads the line of a check %s', async (_, tally, more) => {
  await reportBeside([[{ name: 'drill', run: async () => tally }]]);
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^drill: 1 passed${more}, 0 failed, \\d+\\.\\d s$`))]);
});

it('whoever sees only the end of a run reads what failed and what needed a second try', async () => {
  const tally = await reportBeside([
    [{ name: 'lint', run: async () => failed }],
    [{ name: 'unit', run: async () => ({ passed: 2, failed: 0, flaky: [late] }) }],
  ]);
  lines = [];
  reportEnd(tally);
  expect(lines.join('\n').trim().split(/\n+/)).toEqual([
    'failed:',
    '  lint',
    '    It says why above.',
    'passed at the second try alone:',
    '  tips.test.ts › opens',
    '    It came late.',
    'flaky: 1',
    '2 passed, 1 failed',
  ]);
});

it('whoever sees the end of a run without a failure reads of none', async () => {
  reportEnd(await reportBeside([[{ name: 'unit', run: async () => passed }]]));
  expect(lines.slice(1)).toEqual(['\nflaky: none', '1 passed, 0 failed']);
});
