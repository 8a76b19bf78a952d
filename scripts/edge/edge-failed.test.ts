import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { pictureUrl } from '@/components/ui/picture/build-sources';
import { cutUrl } from '@/lib/http/picture-cuts';
import { startEdge } from '@/tests/support/edge';
import { pageHeaders } from './fake-site.fixture';
import { findNginx } from './nginx';

/** What Next says of a page that failed: the headers of the page it was to be stay beside it. */
const failedHeaders = { ...pageHeaders, 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' };

/** Whose a failure is: whoever met it, and nobody else's. Where there is no nginx, `render.test.ts` is all that can be said. */
describe.runIf(findNginx())('the edge', () => {
  const { ask, answer, asked, echo } = startEdge();

  it.each([
    ['a page', '/failed-page', {}],
    ['what the router asks for', '/failed-flight', { rsc: '1' }],
    ['a call', '/api/failed', {}],
    ['a feed', '/feeds/failed.xml', {}],
    ['a calendar', '/calendar/failed.ics', {}],
    ['a share card', '/og/failed.jpg', {}],
    ['a picture', pictureUrl('https://m.test/failed.webp', 640), {}],
    ['a cut', cutUrl('still', '1x1', 'https://m.test/failed.webp'), {}],
  ])('asks again for %s that failed, and has no cache before it keep the failure', async (_, path, headers) => {
    for (const failure of [failedHeaders, pageHeaders]) {
      answer((_, response) => response.writeHead(500, failure).end('failed'));
      const failed = await ask(path, headers);
      expect([failed.status, failed.headers['cdn-cache-control']]).toEqual([500, undefined]);
    }
    echo();
    expect(await ask(path, headers)).toMatchObject({ status: 200, headers: { 'x-cache': 'MISS' } });
    const life = pageHeaders['cdn-cache-control'];
    expect((await ask(path, headers)).headers).toMatchObject({ 'x-cache': 'HIT', 'cdn-cache-control': life });
  });

  it.each(['private, max-age=0', 'no-store'])(
    'keeps nothing that a site calls %s, whatever it says of the page beside it',
    async (word) => {
      const path = `/word-${word.replaceAll(/\W/g, '-')}`;
      echo({ 'cache-control': word });
      await ask(path);
      await ask(path);
      expect(asked).toHaveLength(2);
    },
  );

  it.each([pictureUrl('https://m.test/refused.webp', 640), cutUrl('still', '1x1', 'https://m.test/refused.webp')])(
    'keeps nothing of a picture that its host refuses, since the site says of it no word of keeping: %s',
    async (path) => {
      answer((_, response) => response.writeHead(404, { 'content-type': 'text/plain' }).end('none'));
      for (let turn = 0; turn < 2; turn += 1) expect((await ask(path)).status).toBe(404);
      expect(asked).toHaveLength(2);
    },
  );

  it('shows what it kept in the place of a page that failed, and what there is once it is made', async () => {
    const life = { 'cdn-cache-control': 'max-age=1, stale-if-error=60' };
    answer((_, response) => response.writeHead(200, { ...pageHeaders, ...life }).end('kept'));
    await ask('/kept');
    answer((_, response) => response.writeHead(500, { ...failedHeaders, ...life }).end('failed'));
    await pause(2_200);
    expect(await ask('/kept')).toMatchObject({ status: 200, text: 'kept', headers: { 'x-cache': 'STALE' } });
    answer((_, response) => response.writeHead(200, pageHeaders).end('made'));
    expect(await ask('/kept')).toMatchObject({ status: 200, text: 'made' });
  });

  it('remembers no redirect of who proves an address wrongly, in the place of what others ask for', async () => {
    const wish = { rsc: '1' };
    answer((_, response) => response.writeHead(307, { ...pageHeaders, location: '/proven?_rsc=right' }).end());
    expect((await ask('/proven?_rsc=wrong', wish)).status).toBe(307);
    echo();
    expect((await ask('/proven?_rsc=right', wish)).headers['x-cache']).toBe('MISS');
    expect((await ask('/proven?_rsc=right', wish)).headers['x-cache']).toBe('HIT');
    expect(asked).toHaveLength(1);
  });

  it('keeps the way into a calendar, which is a redirect, for all who take it', async () => {
    const life = { 'cache-control': 'public, max-age=0, s-maxage=900', location: 'https://calendar.test/' };
    answer((_, response) => response.writeHead(302, life).end());
    for (let turn = 0; turn < 2; turn += 1) expect((await ask('/calendar/into')).headers.location).toBe(life.location);
    expect(asked).toHaveLength(1);
  });
});
