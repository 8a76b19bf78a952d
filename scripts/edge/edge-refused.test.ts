import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { pictureUrl } from '@/components/ui/picture/build-sources';
import { startEdge } from '@/tests/support/edge';
import { pageHeaders } from './fake-site.fixture';
import { findNginx } from './nginx';

const life = { ...pageHeaders, 'cdn-cache-control': 'max-age=1, stale-if-error=86400' };

/** What a site says of what was there: that it is not there any more is no failure, and no reason to show the old. */
describe.runIf(findNginx())('the edge', () => {
  const { ask, answer, asked } = startEdge();

  it.each([
    ['a page', '/taken-away', 404, 'private, no-store'],
    ['a page', '/gone', 410, 'private, no-store'],
    ['a call', '/api/taken-away', 404, 'no-store'],
    ['a call', '/api/gone', 410, 'no-store'],
    ['a call', '/api/forbidden', 403, 'no-store'],
    ['a call', '/api/too-often', 429, 'no-store'],
    ['a calendar', '/calendar/taken-away.ics', 404, 'public, max-age=0, s-maxage=30'],
    ['a share card', '/og/taken-away.jpg', 404, 'public, max-age=60'],
  ])('passes on of %s that it kept (%s) that it is answered %i', async (_, path, status, word) => {
    answer((_, response) => response.writeHead(200, life).end('old'));
    expect((await ask(path)).text).toBe('old');
    answer((_, response) => response.writeHead(status, { 'cache-control': word }).end('not there'));
    await pause(2_200);
    // The first may be shown the old one, while it is asked for again.
    await ask(path);
    await pause(200);
    expect(await ask(path)).toMatchObject({ status, text: 'not there' });
  });

  it.each([404, 410])(
    'shows a page that it may show for minutes no more once it is answered %i',
    async (status) => {
      const path = `/withdrawn-${status}`;
      const word = 'max-age=1, stale-while-revalidate=300, stale-if-error=86400';
      answer((_, response) =>
        response.writeHead(200, { ...pageHeaders, etag: '"1"', 'cdn-cache-control': word }).end('old'),
      );
      await ask(path);
      answer((_, response) => response.writeHead(status, { 'cache-control': 'private, no-store' }).end('not there'));
      await pause(2_200);
      expect((await ask(path)).text).toBe('old');
      await pause(300);
      for (let time = 0; time < 3; time += 1) {
        expect(await ask(path)).toMatchObject({ status, headers: { 'cache-control': 'private, no-store' } });
        await pause(1_000);
      }
    },
    15_000,
  );

  it('goes on showing a picture that does not come for once', async () => {
    const path = pictureUrl('https://m.test/kept.webp', 640);
    const word = { etag: '"1"', 'cache-control': 'public, max-age=1' };
    answer((_, response) => response.writeHead(200, word).end('picture'));
    await ask(path);
    answer((_, response) => response.writeHead(404).end('none'));
    await pause(2_200);
    for (let time = 0; time < 3; time += 1) {
      expect((await ask(path)).text).toBe('picture');
      await pause(300);
    }
    expect(asked.length).toBeGreaterThan(0);
  });

  it('says to no cache before it how long it keeps what is not there', async () => {
    const word = 'max-age=1, stale-while-revalidate=300';
    answer((_, response) =>
      response.writeHead(200, { ...pageHeaders, etag: '"1"', 'cdn-cache-control': word }).end('old'),
    );
    await ask('/private-in-the-end');
    const not = { 'cache-control': 'private, no-store', 'cdn-cache-control': word };
    answer((_, response) => response.writeHead(404, not).end());
    await pause(2_200);
    await ask('/private-in-the-end');
    await pause(300);
    const { status, headers } = await ask('/private-in-the-end');
    expect([status, headers['cdn-cache-control']]).toEqual([404, undefined]);
  });

  it('keeps nothing of an address that was never a page', async () => {
    answer((_, response) => response.writeHead(404, { 'cache-control': 'private, no-store' }).end());
    await ask('/invented');
    await ask('/invented');
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['a page', '/nowhere', 404, { 'cache-control': 'private, no-store' }],
    ['a page', '/moved', 308, { ...pageHeaders, location: '/elsewhere' }],
    ['a page', '/not-now', 503, { 'cache-control': 'private, no-store' }],
    ['a call', '/api/empty-day', 200, { 'cache-control': 'public, max-age=0, s-maxage=0' }],
    ['a feed', '/feeds/not-now.xml', 503, { 'cache-control': 'no-store' }],
    ['a share card', '/og/not-now.jpg', 503, { 'cache-control': 'no-store' }],
    ['a script', '/_next/static/chunks/of-no-build.js', 404, { 'cache-control': 'no-store' }],
  ])('has nobody wait long for %s of which nothing is kept: %s (%i)', async (_, path, status, word) => {
    answer((_, response) => void setTimeout(() => response.writeHead(status, word).end(), 300));
    const begun = performance.now();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(path)));
    expect([answers.map((one) => one.status), performance.now() - begun < 8_000]).toEqual([
      Array(20).fill(status),
      true,
    ]);
  });

  it('asks once for a page that takes as long to be made as it may', async () => {
    answer((_, response) => void setTimeout(() => response.writeHead(200, pageHeaders).end('made'), 4_000));
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('/slow')));
    expect(answers.map(({ text }) => text)).toEqual(Array(10).fill('made'));
    expect(asked).toHaveLength(1);
  });

  it('has nobody wait for who asks for the same, where nothing of it is kept', async () => {
    answer((_, response) => void setTimeout(() => response.writeHead(200, life).end('asked'), 300));
    const begun = performance.now();
    await Promise.all(Array.from({ length: 10 }, () => ask('/api/gpxp/s%c3%a9nior')));
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
