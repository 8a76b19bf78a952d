import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { endpoints } from '@/lib/api/endpoints/table';
import { startEdge } from '@/tests/support/edge';
import { findNginx } from './nginx';

/** Whose request it is: what is handed on of it, to whom it is refused and how often; where there is no nginx, `render.test.ts` is all that can be said. */
describe.runIf(findNginx())('the edge', () => {
  const { ask, askBy, answer, asked, echo, hostOf } = startEdge();

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
      cookie: '__session=secret',
      authorization: 'secret',
      'user-agent': 'secret',
      referer: 'http://secret',
      'x-forwarded-for': '192.0.2.77',
      traceparent: 'secret',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    };
    await askBy('POST', '/api/reports/vitals?secret', headers, '[]');
    const [one] = asked;
    expect(JSON.stringify(one)).not.toMatch(/secret|192\.0\.2|127\.0\.0\.1"/);
    expect(one).toMatchObject({
      method: 'POST',
      headers: { 'content-length': '2', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    });
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
    ['another client', { 'x-edge-client': 'secret' }],
    ['a way to be shown in', { 'user-agent': 'secret', 'accept-language': 'fr', referer: 'http://secret' }],
  ])('hands nothing on that others could be given: %s', async (name, headers) => {
    echo();
    const path = `/hostile-${name.replaceAll(' ', '-')}`;
    expect((await ask(path, headers)).text.toLowerCase()).not.toContain('secret');
    expect((await ask(path)).headers['x-cache']).toBe('HIT');
  });

  const ofWhere = Object.values(endpoints).flatMap(({ path, headers }: Endpoint) =>
    headers?.includes('X-Forwarded-For') ? [path, path.replace('/api/', '/api/entities/')] : [],
  );
  it.each(['/api/screens/here', ...ofWhere])(
    'tells from where somebody asks in which town they are, and nothing else of them: %s',
    async (path) => {
      echo({ 'cache-control': 'no-store' });
      const headers = {
        cookie: '__session=secret',
        authorization: 'secret',
        referer: 'http://secret',
        range: 'secret',
      };
      const { text } = await ask(`${path}?language=fr&secret=1`, headers);
      expect(text).not.toContain('secret');
      expect(JSON.parse(text).headers['x-forwarded-for']).toBe('127.0.0.1');
      expect(JSON.parse(text).url).toMatch(new RegExp(`^${path}\\?&?language=fr$`));
    },
  );

  it('knows no host but those of the sites, and tells a site its own port whatever is said', async () => {
    echo();
    expect((await ask('/', {}, 'evil.test')).status).toBe(421);
    expect(JSON.parse((await ask('/port', {}, 'fr.localhost:99')).text).headers.host).toBe(hostOf('fr'));
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
    answer((_, response) => response.writeHead(302, { location: '/' }).end());
    const replies = [];
    for (let index = 0; index < 30; index += 1)
      replies.push(await ask('/auth/login?returnTo=/', { accept: 'text/html' }));
    // A busy machine may take so long that the last one is none too many again.
    const last = replies.find(({ status }) => status === 429);
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
    // At once, for a busy machine might take so long one after the other that none is too many.
    const searches = await Promise.all(
      Array.from({ length: 90 }, (_, index) => ask(`/api/entities/search/full?q=a${index}`)),
    );
    const refused = searches.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 429, headers: { 'content-type': 'application/json', 'retry-after': '5' } });
    expect(JSON.parse(refused?.text ?? '')).toEqual({ error: expect.stringContaining('Too many') });
  });

  it('lets browsers report what a page wanted, a few at a time', async () => {
    answer((_, response) => response.writeHead(204).end());
    const replies = [];
    for (let index = 0; index < 30; index += 1) replies.push((await askBy('POST', '/api/policy-reports')).status);
    expect([replies[0], replies.includes(429)]).toEqual([204, true]);
  });

  it('hands a publication on with its secret, and takes none but that way', async () => {
    echo();
    const { text } = await ask('/api/revalidate', { authorization: 'Bearer wrong' });
    expect(JSON.parse(text).headers.authorization).toBe('Bearer wrong');
    for (const method of ['PURGE', 'BAN', 'DELETE']) expect((await askBy(method, '/films')).status).toBe(405);
  });

  it('shows nobody how its replicas are, and takes no page by another method', async () => {
    echo();
    expect((await ask('/api/health/ready')).status).toBe(404);
    expect((await askBy('PURGE', '/')).status).toBe(405);
    expect(asked).toEqual([]);
  });
});
