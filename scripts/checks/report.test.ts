import { beforeEach, expect, it, vi } from 'vitest';
import { reportBeside } from './report';
import { passed } from './tally';

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
});

it.each([
  ['is told of what passed at its second try alone', { ...passed, flaky: 1 }, ', 1 of them at the second try alone'],
  ['reads no more of what passed at once', passed, ''],
])('whoever reads the line of a check %s', async (_, tally, more) => {
  await reportBeside([[{ name: 'drill', run: async () => tally }]]);
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^drill: 1 passed${more}, 0 failed, \\d+\\.\\d s$`))]);
});
