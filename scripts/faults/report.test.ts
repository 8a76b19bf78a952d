import { beforeEach, expect, it, vi } from 'vitest';
import { log } from '@/lib/process/log';
import { notePrinted } from '@/lib/process/print-lines';
import { countTraces } from './report';

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((text) => void said.push(`${text}`));
});
const count = () => countTraces(said.join('\n'));

it('sees a stack that a server prints as it is', () => {
  said.push('before', `${new Error('No answer').stack}`);
  expect(count()).toBeGreaterThan(0);
});

it('sees a stack that has become a line of the log', () => {
  notePrinted();
  console.error(new Error('No answer'));
  expect(said).toHaveLength(1);
  expect(count()).toBe(1);
});

it('takes the line that tells of a fault for none', () => {
  log.warn('answered as before', {
    endpoint: '/api/shows',
    reason: 'No answer\nat 16:30 from https://fr.api.test:443',
  });
  expect(count()).toBe(0);
});
