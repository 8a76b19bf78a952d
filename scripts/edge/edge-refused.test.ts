import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startEdge } from '@/tests/support/edge';
import { pageHeaders } from './fake-site.fixture';
import { findNginx } from './nginx';

const life = { ...pageHeaders, 'cdn-cache-control': 'max-age=1, stale-if-error=86400' };

/** What a site says of what was there: that it is not there any more is no failure, and no reason to show the old. */
describe.runIf(findNginx())('the edge', () => {
  const { ask, answer } = startEdge();

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

  it('has nobody wait for who asks for the same, where nothing of it is kept', async () => {
    answer((_, response) => void setTimeout(() => response.writeHead(200, life).end('asked'), 300));
    const begun = performance.now();
    await Promise.all(Array.from({ length: 10 }, () => ask('/api/gpxp/s%c3%a9nior')));
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
