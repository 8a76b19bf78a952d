import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startEdge } from '@/tests/support/edge';
import { pageHeaders } from './fake-site.fixture';
import { findNginx } from './nginx';

/** What is kept, for whom, and under which name; where there is no nginx, `render.test.ts` is all that can be said. */
describe.runIf(findNginx())('the edge', () => {
  const { ask, askBy, answer, asked, echo, hostOf } = startEdge();

  it('asks for a page once, and tells browsers what the site told them', async () => {
    echo();
    expect((await ask('/films')).headers['x-cache']).toBe('MISS');
    const again = await ask('/films');
    expect(again.headers).toMatchObject({ 'x-cache': 'HIT', 'cache-control': pageHeaders['cache-control'] });
    expect(again.headers.vary).toBe('rsc, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding');
    expect(asked).toHaveLength(1);
  });

  it('tells whoever keeps a connection when to let go of it', async () => {
    echo();
    expect((await ask('/films', { connection: 'keep-alive' })).headers['keep-alive']).toBe('timeout=60');
  });

  it('asks once for all who come at the same time', async () => {
    answer(async (_, response) => {
      await pause(300);
      response.writeHead(200, pageHeaders).end('slow');
    });
    const all = await Promise.all(Array.from({ length: 20 }, () => ask('/en')));
    expect(new Set(all.map(({ text }) => text))).toEqual(new Set(['slow']));
    expect(asked).toHaveLength(1);
  });

  it('keeps a page under its path whatever stands behind it, and asks for no query', async () => {
    echo();
    await ask('/cinemas?utm_source=a&evil=<script>');
    expect((await ask('/cinemas?evil=other')).headers['x-cache']).toBe('HIT');
    expect(asked).toMatchObject([{ url: '/cinemas' }]);
  });

  it('keeps apart what the router asks for, and what only looks like it', async () => {
    echo();
    const wishes: Record<string, string>[] = [
      {},
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1' },
      { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
      { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/films' },
    ];
    for (const wish of wishes) expect((await ask('/rsc', wish)).headers['x-cache']).toBe('MISS');
    for (const wish of wishes) expect((await ask('/rsc', wish)).headers['x-cache']).toBe('HIT');
    for (const wish of [
      { rsc: '2' },
      { rsc: 'true' },
      { 'next-router-prefetch': '1' },
      { 'next-router-state-tree': 'x' },
    ])
      expect((await ask('/rsc', wish)).text).toBe((await ask('/rsc')).text);
  });

  it('keeps apart how an answer is packed', async () => {
    answer((_, response) => response.writeHead(200, pageHeaders).end('a page '.repeat(200)));
    for (const [accepted, packed] of [
      ['gzip', 'gzip'],
      ['gzip;q=0', undefined],
      ['identity', undefined],
      ['deflate, gzip;q=0.8', 'gzip'],
    ] as const)
      expect((await ask('/packed', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(packed);
    expect(asked.map(({ headers }) => headers['accept-encoding'])).toEqual([undefined, undefined]);
  });

  it('answers a HEAD out of the page, and a page after a HEAD', async () => {
    echo();
    expect((await askBy('HEAD', '/head')).text).toBe('');
    const page = await ask('/head');
    expect([page.headers['x-cache'], page.text]).toEqual(['HIT', expect.stringContaining('"method":"GET"')]);
  });

  it('keeps nothing that sets a cookie, or is meant for one visitor', async () => {
    for (const [path, headers] of [
      ['/sets', { 'set-cookie': 'a=b' }],
      ['/private', { 'cache-control': 'private, max-age=0', 'cdn-cache-control': '' }],
      ['/varies', { vary: 'Accept-Language, Cookie' }],
    ] as const) {
      echo(headers);
      await ask(path);
      await ask(path);
      expect([path, asked.length]).toEqual([path, 2]);
    }
  });

  it('passes a redirect on with its query, and keeps none', async () => {
    answer(({ url }, response) =>
      response
        .writeHead(308, {
          ...pageHeaders,
          vary: 'Cookie',
          location: `http://fr.localhost/new${url.slice(url.indexOf('?'))}`,
        })
        .end(),
    );
    for (const query of ['?utm=a', '?utm=b', '?utm=a'])
      expect((await ask(`/old${query}`)).headers).toMatchObject({
        location: `http://fr.localhost/new${query}`,
        vary: 'Cookie',
      });
    // Each time without its query first, since a page needs none.
    expect(asked.map(({ url }) => url)).toEqual(
      ['?utm=a', '?utm=b', '?utm=a'].flatMap((query) => ['/old', `/old${query}`]),
    );
  });

  it('asks anew for whoever comes to an address that has no language', async () => {
    echo();
    const host = hostOf('ch');
    await ask('/', { 'accept-language': 'de' }, host);
    const french = await ask('/', { 'accept-language': 'fr', cookie: 'candela_language=en; a=b' }, host);
    expect(JSON.parse(french.text).headers).toMatchObject({ 'accept-language': 'fr', cookie: 'candela_language=en' });
    expect(asked).toHaveLength(2);
  });

  it('keeps the page that tells of the calls as a page', async () => {
    echo();
    expect((await ask('/api?x=1')).status).toBe(200);
    expect((await ask('/api')).headers['x-cache']).toBe('HIT');
    expect(asked).toMatchObject([{ url: '/api' }]);
  });

  it('keeps a feed once for all its readers, and sends nothing to who has it', async () => {
    echo({ etag: 'W/"1"', 'content-type': 'application/rss+xml' });
    for (const host of [undefined, hostOf('ch')]) {
      await ask('/feeds/films-fr.xml?reader=1', {}, host);
      expect((await ask('/feeds/films-fr.xml', { cookie: 'a=b' }, host)).headers['x-cache']).toBe('HIT');
      expect((await ask('/feeds/films-fr.xml', { 'if-none-match': 'W/"1"' }, host)).status).toBe(304);
    }
    expect(asked.map(({ url }) => url)).toEqual(['/feeds/films-fr.xml', '/feeds/films-fr.xml']);
  });

  it('asks for a call with the parameters it knows, in one order', async () => {
    echo({ 'content-type': 'application/json' });
    await ask('/api/shows?language=fr&x=1');
    expect((await ask('/api/shows?x=2&language=fr')).headers['x-cache']).toBe('HIT');
    expect((await ask('/api/shows?LANGUAGE=fr')).headers['x-cache']).toBe('HIT');
    expect((await ask('/api/shows?language=en')).headers['x-cache']).toBe('MISS');
    expect(asked.map(({ url }) => url)).toEqual(['/api/shows?&language=fr', '/api/shows?&language=en']);
  });

  it('asks once for a calendar that thousands follow, whoever they are, on sites whose addresses begin with a language as well', async () => {
    answer((_, response) =>
      response
        .writeHead(200, {
          'content-type': 'text/calendar; charset=utf-8',
          'cache-control': 'public, max-age=0, s-maxage=900',
          etag: 'W/"a"',
        })
        .end('BEGIN:VCALENDAR\r\n'.repeat(50)),
    );
    const host = hostOf('ch');
    const path = '/calendar/de/cinema/geneve.ics';
    await ask(path, { 'accept-language': 'fr' }, host);
    const again = await ask(`${path}?nocache=1`, { cookie: 'a=b', 'accept-encoding': 'identity' }, host);
    const packed = await ask(path, { 'accept-encoding': 'gzip' }, host);
    const known = await ask(path, { 'if-none-match': 'W/"a"' }, host);
    expect(again.headers).toMatchObject({ 'x-cache': 'HIT', vary: 'Accept-Encoding' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect([known.status, known.text]).toEqual([304, '']);
    expect(asked.map(({ url }) => url)).toEqual([path, path]);
    expect(asked[0]?.headers).not.toHaveProperty('cookie');
  });
});
