import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { startEdge } from '@/tests/support/edge';
import { findNginx } from './nginx';

/** What who runs an edge reads of it, and what they must not. */
describe.runIf(findNginx())('the edge', () => {
  const { ask, askBy, answerEach, answer, printed, logFile, ports } = startEdge();
  const secret = 'a-code-of-a-visitor';
  /** It is written every two seconds. */
  const waitForLog = (words: string) =>
    vi.waitFor(() => expect(readFileSync(logFile(), 'utf8')).toContain(words), { timeout: 6_000, interval: 200 });

  it('tells nobody what visitors asked for where no site answers', async () => {
    answer((_, response) => void response.destroy());
    for (const [method, path] of [
      ['GET', `/callback?code=${secret}`],
      ['GET', `/api/search/full?q=${secret}`],
      ['GET', `/api/screens/here?place=${secret}`],
      ['GET', `/api/voucher/${secret}`],
      ['POST', `/api/client/${secret}/cinema/bellecour`],
      ['POST', `/api/revalidate?${secret}`],
    ] as const)
      expect((await askBy(method, path, { cookie: secret, referer: `http://a/${secret}` })).status).toBe(502);
    await waitForLog('/api/revalidate');
    for (const text of [printed(), readFileSync(logFile(), 'utf8')])
      expect(text).not.toMatch(new RegExp(`${secret}|127\\.0\\.0\\.1[^:]`));
  });

  it('says in one line which replica failed, how, and of which request', async () => {
    answerEach(
      (_, response) => void response.destroy(),
      (_, response) => response.writeHead(200, { 'cache-control': 'no-store' }).end('whole'),
    );
    const failed = `127.0.0.1:${ports()[0]}`;
    const ids: unknown[] = [];
    for (let turn = 0; turn < 4; turn += 1) ids.push((await ask(`/turn-${turn}?website=x`)).headers['x-request-id']);
    await waitForLog('/turn-');
    const lines = readFileSync(logFile(), 'utf8')
      .split('\n')
      .flatMap((line) => (line.includes('/turn-') && line.includes('replica failed') ? JSON.parse(line) : []));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toMatchObject({ level: 'warn', event: 'replica failed', statuses: '502, 200' });
      expect(line.replicas.split(', ')[0]).toBe(failed);
      expect(ids).toContain(line.requestId);
    }
  });
});
