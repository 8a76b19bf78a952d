import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from './log';
import { notePrinted } from './print-lines';

const own = { ...console };
const printed = vi.fn();
beforeEach(() => {
  printed.mockReset();
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) console[name] = printed;
});
afterEach(() => Object.assign(console, own));

const text = () => String(printed.mock.lastCall?.[0]);
const line = () => JSON.parse(text());

it('is one line of JSON with time, level and event, whatever is in it', () => {
  log.warn('left out', { url: 'https://fr.api.test/api/shows?q=a', fields: ['a\n{"level":"error"}', 'b'], count: 2 });
  expect(text()).not.toContain('\n');
  expect(line()).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'warn',
    event: 'left out',
    url: 'https://fr.api.test/api/shows',
    fields: ['a\n{"level":"error"}', 'b'],
    count: 2,
  });
});

it('stays short whatever comes', () => {
  log.error('gateway', { reason: 'x '.repeat(500_000), fields: Array(10_000).fill('y'.repeat(100)) });
  expect(text().length).toBeLessThan(6_000);
});

it('reads as words for those who write the site', () => {
  vi.stubEnv('NODE_ENV', 'development');
  log.warn('answered as before', { endpoint: '/api/shows', seconds: 400, reason: 'no\nanswer\u001b[31m' });
  expect(text()).toMatch(
    /^\d\d:\d\d:\d\d warn {3}answered as before {2}endpoint=\/api\/shows seconds=400 reason=no answer \[31m$/,
  );
});

it('has what others print be a line too, without what identifies', () => {
  notePrinted();
  console.error(new Error('No answer from https://fr.api.test/api/search/full?q=roussel'), {
    email: 'camille@post.example',
  });
  expect(text()).not.toMatch(/\n|roussel|camille/);
  expect(line()).toMatchObject({ level: 'error', event: 'printed', text: expect.stringContaining('No answer from') });
  console.log('\u001b[32mready\u001b[0m');
  expect(line()).toMatchObject({ level: 'info', text: 'ready' });
  console.log('{"level":"error","event":"forged"}');
  expect(line()).toMatchObject({ level: 'info', event: 'printed' });
  log.info('redis is back');
  expect(line()).toMatchObject({ level: 'info', event: 'redis is back' });
});

it('takes what cannot be printed', () => {
  notePrinted();
  console.warn({
    get [Symbol.toStringTag]() {
      throw new Error('no');
    },
    toString: () => {
      throw new Error('no');
    },
  });
  expect(line()).toMatchObject({ level: 'warn', event: 'printed' });
});
