import { afterEach, expect, it, vi } from 'vitest';
import { GET, POST } from '@/app/api/session/route';
import { pickWrites, writingVisitor } from '@/tests/support/visitor-calls';

const visitor = writingVisitor();
const { request, heard, cookieOf, like } = visitor;
afterEach(() => void vi.restoreAllMocks());

/** What each of so many calls in a row was answered with. */
async function repeat(times: number, call: () => Promise<Response>) {
  const answers: Response[] = [];
  for (let index = 0; index < times; index += 1) answers.push(await call());
  return answers;
}

it('lets an account write far more often than a person does, and then says how long it has to wait', async () => {
  const { cookie } = await cookieOf({ sub: 'restless' });
  const answers = await repeat(125, () => like('two', { cookie }));
  const [first, last] = [answers[0], answers.at(-1)];
  expect([first?.status, last?.status]).toEqual([200, 429]);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(last?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(last?.headers.get('cache-control')).toBe('private, no-store');
  expect(await last?.json()).toEqual({ error: expect.stringContaining('Too many') });

  heard.length = 0;
  await like('two', { cookie });
  expect(pickWrites(heard)).toEqual([]);

  // It still may look, and what it did is nobody else's fault.
  expect((await GET(request('/api/session', { method: 'GET', cookie }))).status).toBe(200);
  const other = await cookieOf({ sub: 'calm' });
  expect((await like('two', { cookie: other.cookie })).status).toBe(200);

  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  expect((await like('two', { cookie })).status).toBe(200);
  clock.mockRestore();
}, 20_000);

it('takes the token of an account so many times a minute', async () => {
  const { token } = await cookieOf({ sub: 'again and again' });
  const answers = await repeat(32, () => POST(request('/api/session', { body: { token } })));
  expect(answers.map(({ status }) => status).slice(-3)).toEqual([204, 429, 429]);
  expect(answers.at(-1)?.headers.getSetCookie()).toEqual([]);
}, 20_000);
