import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { startEdge } from '@/tests/support/edge';
import { pageHeaders } from './fake-site.fixture';
import { findNginx } from './nginx';

/** Replicas that fail, and what was kept meanwhile; where there is no nginx, `render.test.ts` is all that can be said. */
describe.runIf(findNginx())('the edge', () => {
  const { ask, askBy, answer, answerEach, asked } = startEdge();

  it('asks the other replica where one breaks off', async () => {
    answerEach(
      (_, response) => void response.destroy(),
      (_, response) => response.writeHead(200, pageHeaders).end('whole'),
    );
    for (let index = 0; index < 4; index += 1) expect((await ask(`/retry-${index}`)).text).toBe('whole');
  });

  it.each([
    '/api/client/m-1/cinema/bellecour',
    '/api/session',
    '/api/revalidate',
    '/api/policy-reports',
    '/api/reports/vitals',
  ])('tells another replica what one did not take, since to hear it twice does no harm: %s', async (path) => {
    answer((_, response) => void response.destroy());
    expect((await askBy('POST', path, {}, '[]')).status).toBe(502);
    expect(asked.length).toBeGreaterThan(1);
    expect(new Set(asked.map(({ headers }) => headers['content-length']))).toEqual(new Set(['2']));
  });

  it('tells one replica alone what it does not know to do no harm twice', async () => {
    answer((_, response) => void response.destroy());
    expect((await askBy('POST', '/callback', {}, '[]')).status).toBe(502);
    expect(asked).toHaveLength(1);
  });

  it('asks the other replica where one takes a question and says nothing', async () => {
    const paths = ['/quiet', '/api/quiet', '/feeds/quiet.xml', '/calendar/quiet.ics', '/api/session/quiet'];
    const taken = new Set<string>();
    answer(({ url }, response) => {
      if (taken.has(url)) response.writeHead(200, pageHeaders).end('whole');
      taken.add(url);
    });
    const answers = await Promise.all(paths.map((path) => ask(path)));
    expect(answers.map(({ status, text }) => [status, text])).toEqual(paths.map(() => [200, 'whole']));
  }, 30_000);

  it('asks a replica of another build for the script that one does not have, and keeps it', async () => {
    answerEach(
      (_, response) => response.writeHead(404, { 'cache-control': 'no-store' }).end(),
      (_, response) => response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end('code'),
    );
    const files = [0, 1, 2, 3].map((index) => `/_next/static/chunks/${index}.js`);
    for (const file of files) expect(await ask(file)).toMatchObject({ status: 200, text: 'code' });
    answer((_, response) => response.writeHead(404).end());
    for (const file of files) expect((await ask(file)).status).toBe(200);
    expect(asked).toEqual([]);
  });

  it('shows what it kept where no site answers', async () => {
    answer((_, response) =>
      response.writeHead(200, { ...pageHeaders, 'cdn-cache-control': 'max-age=1, stale-if-error=60' }).end('kept'),
    );
    await ask('/outage');
    answer((_, response) => response.writeHead(503, { 'cache-control': 'no-store' }).end('no'));
    await pause(2_200);
    expect(await ask('/outage')).toMatchObject({ status: 200, text: 'kept', headers: { 'x-cache': 'STALE' } });
  });

  it('shows what is a little old at once, while it is made anew', async () => {
    const life = { 'cdn-cache-control': 'max-age=1, stale-while-revalidate=30' };
    answer((_, response) => response.writeHead(200, { ...pageHeaders, ...life }).end('old'));
    await ask('/swr');
    answer((_, response) => response.writeHead(200, { ...pageHeaders, ...life }).end('new'));
    await pause(2_200);
    expect((await ask('/swr')).text).toBe('old');
    await vi.waitFor(async () => expect((await ask('/swr')).text).toBe('new'), 3_000);
  });

  it('shows nobody what is older than a site says, as to a calendar that comes by once an hour', async () => {
    const paths = ['/aged', '/api/aged', '/calendar/aged.ics', '/feeds/aged.xml', '/og/aged.jpg', '/icons/aged.png'];
    const life = { 'cdn-cache-control': 'max-age=1, stale-while-revalidate=1' };
    answer((_, response) => response.writeHead(200, { ...pageHeaders, ...life }).end('old'));
    for (const path of paths) expect((await ask(path)).text).toBe('old');
    answer((_, response) => response.writeHead(200, { ...pageHeaders, ...life }).end('new'));
    await pause(4_200);
    for (const path of paths) expect([path, (await ask(path)).text]).toEqual([path, 'new']);
  });
});

/** One of its own: nginx thinks ill of no replica yet. */
describe.runIf(findNginx())('an edge that has met no fault', () => {
  const { ask, answerEach } = startEdge();

  it('asks the one that has a script also where it was away a moment ago', async () => {
    answerEach(
      (_, response) => response.writeHead(404, { 'cache-control': 'no-store' }).end(),
      (_, response) => void response.destroy(),
    );
    for (let index = 0; index < 12; index += 1) await ask(`/away-${index}`);
    answerEach(
      (_, response) => response.writeHead(404, { 'cache-control': 'no-store' }).end(),
      (_, response) => response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end('code'),
    );
    for (let index = 0; index < 8; index += 1) {
      const { status } = await ask(`/_next/static/of-one-that-is-back-${index}.js`);
      expect([index, status]).toEqual([index, 200]);
    }
  });
});
