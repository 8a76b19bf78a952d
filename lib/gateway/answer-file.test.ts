import { afterEach, expect, it, vi } from 'vitest';
import { answerFile } from './answer-file';

const cache = { seconds: 900, tags: [] };
const ask = (body: string, headers: Record<string, string> = {}) =>
  answerFile(
    new Request('https://a.test/one.ics', { headers }),
    { status: 200, body: Buffer.from(body), isStale: false },
    cache,
    { name: 'one.ics', type: 'text/calendar' },
  );
const dateOf = (answer: Response) => answer.headers.get('last-modified') ?? '';
const at = (time: string) => vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(new Date(`2026-11-20T${time}Z`));
afterEach(() => vi.useRealTimers());

it('who knows a file by its date alone is told of a change, though another replica dated the old file later', async () => {
  at('10:00:00');
  ask('new');
  const mine = dateOf(ask('new'));
  expect(ask('new', { 'if-modified-since': mine }).status).toBe(304);
  // Another one was still giving the old file, and dated it a minute later.
  const theirs = new Date('2026-11-20T10:01:00Z').toUTCString();
  expect(await ask('new', { 'if-modified-since': theirs }).text()).toBe('new');
});
