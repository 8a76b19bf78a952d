import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { answerPolicyReport } from './policy-report';

const types = { old: 'application/csp-report', current: 'application/reports+json' };

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  vi.useFakeTimers();
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
});

const send = (body: unknown, type: string = types.old) =>
  answerPolicyReport(
    new Request('http://fr.localhost/api/policy-reports', {
      method: 'POST',
      headers: { 'content-type': type, host: 'fr.localhost' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
const logged = () => warn.mock.calls.map(([text]) => JSON.parse(`${text}`));

const old = {
  'csp-report': {
    'document-uri': 'http://fr.localhost/films/a?q=someone@post.example#sign-in=failed',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.test/steal.js?who=1',
    'source-file': 'http://fr.localhost/films/a?q=2',
    'line-number': 3,
    'script-sample': 'someone@post.example',
    referrer: 'https://elsewhere.test/?q=3',
  },
};
const current = (page: string, more: object = {}) => [
  {
    type: 'csp-violation',
    url: page,
    user_agent: 'someone’s own',
    body: { documentURL: page, effectiveDirective: 'script-src-elem', blockedURL: 'inline', lineNumber: 1, ...more },
  },
];

describe('a report', () => {
  it('is one line that names page, rule and host, and no query, fragment or person', async () => {
    expect((await send(old)).status).toBe(204);
    expect(logged()).toEqual([
      expect.objectContaining({
        page: 'fr.localhost/films/a',
        directive: 'script-src-elem',
        blocked: 'https://evil.test',
        source: 'http://fr.localhost',
        line: 3,
      }),
    ]);
    expect(JSON.stringify(logged())).not.toMatch(/someone|q=|who=|sign-in|elsewhere/);
  });

  it('is read as newer browsers send it, with what else they send', async () => {
    const others = [{ type: 'deprecation', body: { message: 'old' } }];
    expect((await send([...current('http://fr.localhost/'), ...others], types.current)).status).toBe(204);
    expect(logged()).toEqual([expect.objectContaining({ page: 'fr.localhost/', blocked: 'inline' })]);
  });

  it.each([
    ['of a page of others', current('https://evil.test/')],
    ['of what an extension did', current('http://fr.localhost/', { sourceFile: 'chrome-extension://abc/a.js' })],
    ['of no page at all', current('about')],
  ])('is passed over %s', async (_, report) => {
    expect((await send(report, types.current)).status).toBe(204);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('garbage', () => {
  it.each([
    ['another type', old, 'application/json', 415],
    ['no JSON', '{"csp-report":', types.old, 400],
    ['nothing', '', types.old, 400],
    ['other JSON', { a: 1 }, types.old, 400],
    ['a list where none is', [1, 2], types.current, 400],
    ['very much', JSON.stringify({ a: 'x'.repeat(20_000) }), types.old, 413],
  ])('is refused: %s', async (_, body, type, status) => {
    const answer = await send(body, type);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error: expect.any(String) });
    expect(warn).not.toHaveBeenCalled();
  });

  it('fills no log: a few of a batch, and sixty a minute of everybody', async () => {
    await send(Array.from({ length: 500 }, () => current('http://fr.localhost/')[0]).slice(0, 60), types.current);
    expect(warn).toHaveBeenCalledTimes(10);
    const answers = [];
    for (let index = 0; index < 70; index += 1) answers.push(await send(old));
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    vi.advanceTimersByTime(60_000);
    expect((await send(old)).status).toBe(204);
  });
});
