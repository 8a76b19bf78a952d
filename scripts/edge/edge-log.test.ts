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

  it('has of an address no more than a site would write of it, and the whole of what names a film', async () => {
    const paths = {
      '/x/b2d1f7c0-1c9e-4a57-9c3e-2f0d6c1b7a11/y': false,
      '/x/B2D1F7C0-1C9E-4A57-9C3E-2F0D6C1B7A11': false,
      '/mon-compte/0123456789abcdef0123456789abcdef': false,
      '/x/v1-aB3dE5gH7jK9mN1pQ3sT5': false,
      '/x/eyJhbGciOiJSUzI1NiJ9.eyJz': false,
      '/films/camille@post.example': false,
      '/films/camille%40post.example': false,
      '/films/camille%2540post.example': false,
      '/films/camille%252540post.example': false,
      '/x/code=roussel': false,
      '/x/Bearer%20roussel': false,
      '/api/search/roussel': false,
      '/api/entities/search/roussel': false,
      '/api/Voucher/roussel': false,
      '/api/entities/gift-card/roussel/balance': false,
      '/api/client/roussel/favourites': false,
      '/de/client/roussel': false,
      '/x/q3zz8k1x5w9y2v7u4t6s0r3p8n1m5l9k': false,
      '/films/le-seigneur-des-anneaux-le-retour-du-roi-version-longue-4711': true,
      '/api/show/night-train-4711/showtimes/2026-11-20': true,
      '/_next/static/chunks/2iil150vli7af.js': true,
    };
    answer((_, response) => response.writeHead(200, { 'cache-control': 'no-store' }).end());
    const ids: string[] = [];
    for (const path of Object.keys(paths)) ids.push(String((await ask(path)).headers['x-request-id']));
    // Each worker writes its own.
    for (const id of ids) await waitForLog(id);
    const text = readFileSync(logFile(), 'utf8');
    const told = [...text.matchAll(/"path":"([^"]*)"/g)].map(([, path]) => path);
    expect(Object.keys(paths).filter((path) => told.includes(path))).toEqual(
      Object.keys(paths).filter((path) => paths[path as keyof typeof paths]),
    );
    expect(text).not.toMatch(/roussel|camille|post\.example|b2d1f7c0|01234567|v1-aB3|eyJ/i);
    expect(told).toContain('/api/entities/search/…');
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
