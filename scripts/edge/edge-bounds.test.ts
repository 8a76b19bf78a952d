import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { startEdge } from '@/tests/support/edge';
import { pageHeaders } from './fake-site.fixture';
import { findNginx } from './nginx';

/** How much a client may send, how long it may take and how often it may write; clients are told apart by what a trusted hop says. */
describe.runIf(findNginx())('the edge', () => {
  const { ask, askBy, answer, asked, echo, hostOf } = startEdge({ trustedHops: ['127.0.0.1/32'] });
  const of = (client: string) => ({ 'x-forwarded-for': client });
  /** How many of so many at once are refused: one after the other a busy machine might take so long that none is too many. */
  const refused = async (count: number, askOnce: () => Promise<{ status: number | undefined }>) =>
    (await Promise.all(Array.from({ length: count }, askOnce))).filter(({ status }) => status === 429).length;

  it.each(['/api/session', '/api/client/m-1/cinema/bellecour'])(
    'bounds how often one client writes: %s',
    async (path) => {
      echo({ 'cache-control': 'no-store' });
      const [reader, writer] = [of(`198.51.100.${path.length}`), of(`203.0.113.${path.length}`)];
      expect(await refused(90, () => ask(path, reader))).toBe(0);
      expect(await refused(90, () => askBy('POST', path, writer, '[]'))).toBeGreaterThan(20);
      expect((await ask(path, writer)).status).toBe(200);
      expect((await askBy('POST', path, of('203.0.113.99'), '[]')).status).toBe(200);
    },
  );

  it('bounds how often the secret of a publication can be guessed', async () => {
    answer((_, response) => response.writeHead(401, { 'cache-control': 'no-store' }).end('no'));
    const guess = { ...of('203.0.113.7'), authorization: 'Bearer guess' };
    expect(await refused(40, () => askBy('POST', '/api/revalidate', guess, '{}'))).toBeGreaterThan(20);
    await pause(1_000);
    expect(await refused(20, () => askBy('POST', '/api/revalidate', guess, '{}'))).toBeGreaterThan(12);
    expect((await askBy('POST', '/api/revalidate', of('203.0.113.8'), '{}')).status).toBe(401);
  });

  it('bounds how much of one client it answers at a time', async () => {
    const held: ServerResponse[] = [];
    answer((_, response) => void held.push(response));
    const statuses: number[] = [];
    const all = Array.from({ length: 300 }, async (_, index) =>
      statuses.push((await ask(`/held-${index}?website=x`, of('203.0.113.9'))).status),
    );
    try {
      await vi.waitFor(() => expect([held.length, statuses]).toEqual([256, Array(44).fill(429)]), 7_000);
    } finally {
      for (const response of held) response.writeHead(200, pageHeaders).end();
      await Promise.all(all);
    }
    echo();
    expect((await ask('/let-go', of('203.0.113.9'))).status).toBe(200);
  });

  it.each([
    ['/api/client/m-1/favourites', 64],
    ['/api/policy-reports', 16],
    ['/api/reports/vitals', 4],
  ])('takes for %s no more than %d kilobytes', async (path, kilobytes) => {
    echo({ 'cache-control': 'no-store' });
    const most = 'x'.repeat(kilobytes * 1024);
    expect((await askBy('POST', path, of('203.0.113.10'), most)).status).toBe(200);
    expect((await askBy('POST', path, of('203.0.113.10'), `${most}x`)).status).toBe(413);
    expect(asked).toMatchObject([{ url: path, headers: { 'content-length': `${most.length}` } }]);
  });

  it('hangs up on who sends the head of a question drop by drop', { timeout: 20_000 }, async () => {
    const socket = connect({ host: '127.0.0.1', port: Number(hostOf('fr').split(':')[1]) });
    const begun = performance.now();
    let isOpen = true;
    socket.on('error', () => {});
    const closed = new Promise<void>((done) => socket.once('close', () => done())).then(() => {
      isOpen = false;
    });
    socket.write('GET / HTTP/1.1\r\nHost: ');
    while (isOpen && performance.now() - begun < 16_000) {
      socket.write('a');
      await Promise.race([closed, pause(500)]);
    }
    socket.destroy();
    expect(isOpen).toBe(false);
    expect(performance.now() - begun).toBeGreaterThan(8_000);
  });
});
