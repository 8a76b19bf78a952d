import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { siteIds } from '@/lib/sites/sites';
import { askSite } from '@/tests/support/ask-site';
import { endOne } from '../lib/children';
import { freePorts } from '../lib/ports';
import { waitUntilAnswering } from '../lib/ready';
import { pageHeaders, startFakeSite } from './fake-site.fixture';
import { buildLocalSettings, edgeFolder, launchEdge } from './launch-edge';
import { findNginx } from './nginx';

/** A real nginx before a site that says what it was asked; where there is no nginx, `render.test.ts` is all that can be said. */
describe.runIf(findNginx())('the edge', () => {
  let site: Awaited<ReturnType<typeof startFakeSite>>;
  let other: Awaited<ReturnType<typeof startFakeSite>>;
  let port: number;
  let edge: ReturnType<typeof launchEdge>;

  beforeAll(async () => {
    site = await startFakeSite();
    other = await startFakeSite();
    port = (await freePorts(5700)).site;
    rmSync(edgeFolder(port), { recursive: true, force: true });
    edge = launchEdge(buildLocalSettings(port, [site.port, other.port]), siteIds);
    await waitUntilAnswering(port);
  });
  afterAll(async () => {
    await endOne(edge);
    await Promise.all([site.end(), other.end()]);
    rmSync(edgeFolder(port), { recursive: true, force: true });
  });

  const ask = (path: string, headers: Record<string, string> = {}, host = `fr.localhost:${port}`) =>
    askSite(host, path, headers, port);
  const both = (next: Parameters<typeof site.answer>[0]) => {
    site.answer(next);
    other.answer(next);
  };
  const asked = () => [...site.asked, ...other.asked];
  /** Answers a page that says how it was asked for. */
  const echo = (headers: Record<string, string> = {}) =>
    both((one, response) => response.writeHead(200, { ...pageHeaders, ...headers }).end(JSON.stringify(one)));

  it('asks for a page once, and tells browsers what the site told them', async () => {
    echo();
    expect((await ask('/films')).headers['x-cache']).toBe('MISS');
    const again = await ask('/films');
    expect(again.headers).toMatchObject({ 'x-cache': 'HIT', 'cache-control': pageHeaders['cache-control'] });
    expect(again.headers.vary).toBe('rsc, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding');
    expect(asked()).toHaveLength(1);
  });

  it('has a request bear one id, its own to strangers, and that of the answer that is kept to nobody', async () => {
    echo({ 'x-request-id': 'of-whoever-came-first' });
    const [first, second] = [await ask('/named', { 'x-request-id': 'forged-by-a-stranger' }), await ask('/named')];
    const own = String(JSON.parse(first.text).headers['x-request-id']);
    expect(first.headers['x-request-id']).toBe(own);
    expect(own).toMatch(/^[\da-f]{32}$/);
    expect(second.headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
    expect(second.headers['x-request-id']).not.toBe(own);
  });

  it('hands a report on without whose browser it is from', async () => {
    echo();
    const headers = {
      host: `fr.localhost:${port}`,
      cookie: '__session=secret',
      authorization: 'secret',
      'user-agent': 'secret',
      referer: 'http://secret',
      'x-forwarded-for': '192.0.2.77',
      traceparent: 'secret',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    };
    const sent = request({ host: '127.0.0.1', port, path: '/api/reports/vitals?secret', method: 'POST', headers });
    sent.end('[]');
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    const [one] = asked();
    expect(JSON.stringify(one)).not.toMatch(/secret|192\.0\.2|127\.0\.0\.1"/);
    expect(one).toMatchObject({
      method: 'POST',
      headers: { 'content-length': '2', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    });
  });

  it('asks once for all who come at the same time', async () => {
    both(async (_, response) => {
      await pause(300);
      response.writeHead(200, pageHeaders).end('slow');
    });
    const all = await Promise.all(Array.from({ length: 20 }, () => ask('/en')));
    expect(new Set(all.map(({ text }) => text))).toEqual(new Set(['slow']));
    expect(asked()).toHaveLength(1);
  });

  it.each([
    ['a session', { cookie: '__session=secret; candela_signed=1' }],
    ['a token', { authorization: 'Bearer secret' }],
    ['another host', { 'x-forwarded-host': 'secret.test' }],
    ['another scheme', { 'x-forwarded-proto': 'secret', forwarded: 'host=secret.test' }],
    ['another path', { 'x-original-url': '/secret', 'x-rewrite-url': '/secret', 'x-invoke-path': '/secret' }],
    [
      'words of Next itself',
      { 'x-middleware-subrequest': 'secret', 'x-nextjs-data': 'secret', 'x-matched-path': 'secret' },
    ],
    ['another method', { 'x-http-method-override': 'SECRET' }],
    ['a way to be shown in', { 'user-agent': 'secret', 'accept-language': 'fr', referer: 'http://secret' }],
  ])('hands nothing on that others could be given: %s', async (name, headers) => {
    echo();
    const path = `/hostile-${name.replaceAll(' ', '-')}`;
    expect((await ask(path, headers)).text.toLowerCase()).not.toContain('secret');
    expect((await ask(path)).headers['x-cache']).toBe('HIT');
  });

  it('keeps a page under its path whatever stands behind it, and asks for no query', async () => {
    echo();
    await ask('/cinemas?utm_source=a&evil=<script>');
    expect((await ask('/cinemas?evil=other')).headers['x-cache']).toBe('HIT');
    expect(asked()).toMatchObject([{ url: '/cinemas' }]);
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
    both((_, response) => response.writeHead(200, pageHeaders).end('a page '.repeat(200)));
    for (const [accepted, packed] of [
      ['gzip', 'gzip'],
      ['gzip;q=0', undefined],
      ['identity', undefined],
      ['deflate, gzip;q=0.8', 'gzip'],
    ] as const)
      expect((await ask('/packed', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(packed);
    expect(asked().map(({ headers }) => headers['accept-encoding'])).toEqual([undefined, undefined]);
  });

  it('answers a HEAD out of the page, and a page after a HEAD', async () => {
    echo();
    expect((await askHead('/head')).text).toBe('');
    const page = await ask('/head');
    expect([page.headers['x-cache'], page.text]).toEqual(['HIT', expect.stringContaining('"method":"GET"')]);
  });
  const askHead = (path: string) => askBy('HEAD', path);
  const askBy = async (method: string, path: string) => {
    const question = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host: `fr.localhost:${port}` },
    }).end();
    const [response] = (await once(question, 'response')) as [IncomingMessage];
    const parts = await response.toArray();
    return { status: response.statusCode, text: Buffer.concat(parts).toString() };
  };

  it('keeps nothing that sets a cookie, or is meant for one visitor', async () => {
    for (const [path, headers] of [
      ['/sets', { 'set-cookie': 'a=b' }],
      ['/private', { 'cache-control': 'private, max-age=0', 'cdn-cache-control': '' }],
      ['/varies', { vary: 'Accept-Language, Cookie' }],
    ] as const) {
      echo(headers);
      await ask(path);
      await ask(path);
      expect([path, asked().length]).toEqual([path, 2]);
    }
  });

  it('passes a redirect on with its query, and keeps none', async () => {
    both(({ url }, response) =>
      response
        .writeHead(308, {
          ...pageHeaders,
          vary: 'Cookie',
          location: `http://fr.localhost/new${url.slice(url.indexOf('?'))}`,
        })
        .end(),
    );
    for (const query of ['?utm=a', '?utm=b'])
      expect((await ask(`/old${query}`)).headers).toMatchObject({
        location: `http://fr.localhost/new${query}`,
        vary: 'Cookie',
      });
  });

  it('asks anew for whoever comes to an address that has no language', async () => {
    echo();
    const host = `ch.localhost:${port}`;
    await ask('/', { 'accept-language': 'de' }, host);
    const french = await ask('/', { 'accept-language': 'fr', cookie: 'candela_language=en; a=b' }, host);
    expect(JSON.parse(french.text).headers).toMatchObject({ 'accept-language': 'fr', cookie: 'candela_language=en' });
    expect(asked()).toHaveLength(2);
  });

  it('knows no host but those of the sites, and tells a site its own port whatever is said', async () => {
    echo();
    expect((await ask('/', {}, 'evil.test')).status).toBe(421);
    expect(JSON.parse((await ask('/port', {}, 'fr.localhost:99')).text).headers.host).toBe(`fr.localhost:${port}`);
  });

  it('asks for a call with the parameters it knows, in one order', async () => {
    echo({ 'content-type': 'application/json' });
    await ask('/api/shows?language=fr&x=1');
    expect((await ask('/api/shows?x=2&language=fr')).headers['x-cache']).toBe('HIT');
    expect((await ask('/api/shows?LANGUAGE=fr')).headers['x-cache']).toBe('HIT');
    expect((await ask('/api/shows?language=en')).headers['x-cache']).toBe('MISS');
    expect(asked().map(({ url }) => url)).toEqual(['/api/shows?&language=fr', '/api/shows?&language=en']);
  });

  it('hands a session on whole, keeps nothing of it, and says whom it comes from', async () => {
    echo();
    const headers = { cookie: '__session=mine', 'x-forwarded-for': '10.9.9.9', 'x-forwarded-host': 'evil.test' };
    for (const path of ['/api/session', '/api/client/1?language=fr', '/auth/login?returnTo=/', '/callback?code=1']) {
      const { text } = await ask(path, headers);
      const one = JSON.parse(text);
      expect([one.url, one.headers.cookie]).toEqual([path, '__session=mine']);
      expect([one.headers['x-forwarded-for'], one.headers['x-forwarded-host']]).toEqual(['127.0.0.1', undefined]);
      expect((await ask(path, {})).text).not.toContain('mine');
    }
  });

  it('has one client try a few codes of vouchers a minute, and says when to come back', async () => {
    echo();
    const codes = Array.from({ length: 14 }, (_, index) => `/api/voucher/A${index}`);
    const replies = [];
    for (const code of codes) replies.push(await ask(code));
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(10);
    expect(replies.at(-1)).toMatchObject({ status: 429, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  });

  it('tells a visitor who signs in too often so on a page of its own, in four languages, and a call as JSON', async () => {
    both((_, response) => response.writeHead(302, { location: '/' }).end());
    const replies = [];
    for (let index = 0; index < 30; index += 1)
      replies.push(await ask('/auth/login?returnTo=/', { accept: 'text/html' }));
    const last = replies.at(-1);
    expect(last).toMatchObject({
      status: 429,
      headers: {
        'retry-after': '5',
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      },
    });
    expect([...(last?.text ?? '').matchAll(/lang="(..)"/g)].map(([, language]) => language)).toEqual([
      'fr',
      'en',
      'de',
      'nl',
    ]);

    echo();
    const searches = [];
    for (let index = 0; index < 90; index += 1) searches.push(await ask(`/api/entities/search/full?q=a${index}`));
    const refused = searches.at(-1);
    expect(refused).toMatchObject({ status: 429, headers: { 'content-type': 'application/json', 'retry-after': '5' } });
    expect(JSON.parse(refused?.text ?? '')).toEqual({ error: expect.stringContaining('Too many') });
  });

  it('lets browsers report what a page wanted, a few at a time', async () => {
    both((_, response) => response.writeHead(204).end());
    const replies = [];
    for (let index = 0; index < 30; index += 1) replies.push((await askBy('POST', '/api/policy-reports')).status);
    expect([replies[0], replies.at(-1)]).toEqual([204, 429]);
  });

  it('hands a publication on with its secret, and takes none but that way', async () => {
    echo();
    const { text } = await ask('/api/revalidate', { authorization: 'Bearer wrong' });
    expect(JSON.parse(text).headers.authorization).toBe('Bearer wrong');
    for (const method of ['PURGE', 'BAN', 'DELETE']) expect((await askBy(method, '/films')).status).toBe(405);
  });

  it('asks the other replica where one breaks off, but writes once only', async () => {
    const broken = (_: unknown, response: { destroy: () => void }) => void response.destroy();
    site.answer(broken);
    other.answer((_, response) => response.writeHead(200, pageHeaders).end('whole'));
    for (let index = 0; index < 4; index += 1) expect((await ask(`/retry-${index}`)).text).toBe('whole');
  });

  it('asks a replica of another build for the script that one does not have, and keeps it', async () => {
    site.answer((_, response) => response.writeHead(404, { 'cache-control': 'no-store' }).end());
    other.answer((_, response) =>
      response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end('code'),
    );
    const files = [0, 1, 2, 3].map((index) => `/_next/static/chunks/${index}.js`);
    for (const file of files) expect(await ask(file)).toMatchObject({ status: 200, text: 'code' });
    both((_, response) => response.writeHead(404).end());
    for (const file of files) expect((await ask(file)).status).toBe(200);
    expect(asked()).toEqual([]);
  });

  it('shows what it kept where no site answers', async () => {
    both((_, response) =>
      response.writeHead(200, { ...pageHeaders, 'cdn-cache-control': 'max-age=1, stale-if-error=60' }).end('kept'),
    );
    await ask('/outage');
    both((_, response) => response.writeHead(503, { 'cache-control': 'no-store' }).end('no'));
    await pause(2_200);
    expect(await ask('/outage')).toMatchObject({ status: 200, text: 'kept', headers: { 'x-cache': 'STALE' } });
  });

  it('shows what is a little old at once, while it is made anew', async () => {
    const life = { 'cdn-cache-control': 'max-age=1, stale-while-revalidate=30' };
    both((_, response) => response.writeHead(200, { ...pageHeaders, ...life }).end('old'));
    await ask('/swr');
    both((_, response) => response.writeHead(200, { ...pageHeaders, ...life }).end('new'));
    await pause(2_200);
    expect((await ask('/swr')).text).toBe('old');
    await vi.waitFor(async () => expect((await ask('/swr')).text).toBe('new'), 3_000);
  });

  it('shows nobody how its replicas are, and takes no page by another method', async () => {
    echo();
    expect((await ask('/api/health/ready')).status).toBe(404);
    expect((await askBy('PURGE', '/')).status).toBe(405);
    expect(asked()).toEqual([]);
  });
});
