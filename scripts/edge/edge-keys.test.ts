import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pictureUrl } from '@/components/ui/picture/build-sources';
import { cutUrl } from '@/lib/http/picture-cuts';
import { siteFacts } from '@/lib/sites/sites';
import { startEdge } from '@/tests/support/edge';
import { pageHeaders } from './fake-site.fixture';
import { findNginx, readNginxFacts } from './nginx';

/** Under how many names an answer is kept, and for how long; where there is no nginx, `render.test.ts` is all that can be said. */
describe.runIf(findNginx())('the edge', () => {
  const { ask, answer, asked, echo, hostOf } = startEdge({ trustedHops: ['127.0.0.1/32'], environments: ['preprod'] });
  const { domain } = siteFacts('fr');
  /** As it came, which is no text where it is packed. */
  const askBytes = async (path: string, accepted: string) => {
    const host = hostOf('fr');
    const headers = { host, 'accept-encoding': accepted };
    const question = request({ host: '127.0.0.1', port: host.split(':')[1], path, headers }).end();
    const [response] = (await once(question, 'response')) as [IncomingMessage];
    return { headers: response.headers, bytes: Buffer.concat(await response.toArray()) };
  };

  it('hands the proof of an address on to the site, and keeps what it proves once', async () => {
    echo();
    const tree = { 'next-router-state-tree': 'a%20tree', 'next-url': '/from-here' };
    const first = await ask('/proof?_rsc=1a-b_c&x=1', { rsc: '1', ...tree });
    expect(JSON.parse(first.text)).toMatchObject({ url: '/proof?_rsc=1a-b_c', headers: tree });
    for (const other of ['?_rsc=other', '', '?_rsc=<script>'])
      expect((await ask(`/proof${other}`, { rsc: '1', 'next-url': '/elsewhere' })).text).toBe(first.text);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['/no-router?_rsc=1a', {}, '/no-router'],
    ['/odd-proof?_rsc=%3Cscript%3E', { rsc: '1' }, '/odd-proof'],
    [`/long-proof?_rsc=${'a'.repeat(65)}`, { rsc: '1' }, '/long-proof'],
  ])('asks for %s without what is no proof', async (path, headers, expected) => {
    echo();
    expect(JSON.parse((await ask(path, headers)).text).url).toBe(expected);
  });

  it('keeps apart what is asked for by which scheme, and tells the site', async () => {
    echo();
    const schemes = ['https', 'http'];
    for (const scheme of schemes) {
      const { headers, text } = await ask('/scheme', { 'x-forwarded-proto': scheme });
      expect([headers['x-cache'], JSON.parse(text).headers['x-forwarded-proto']]).toEqual(['MISS', scheme]);
    }
    for (const scheme of schemes)
      expect((await ask('/scheme', { 'x-forwarded-proto': scheme })).headers['x-cache']).toBe('HIT');
  });

  it.runIf(readNginxFacts().brotli.length > 0)('packs an answer as brotli once for all who take that', async () => {
    const page = 'a page '.repeat(200);
    answer((_, response) => response.writeHead(200, pageHeaders).end(page));
    for (const [accepted, cache] of [
      ['gzip, deflate, br', 'MISS'],
      ['br;q=0.9, gzip', 'HIT'],
    ] as const) {
      const { headers, bytes } = await askBytes('/brotli', accepted);
      expect(headers).toMatchObject({ 'content-encoding': 'br', 'x-cache': cache });
      expect(brotliDecompressSync(bytes).toString()).toBe(page);
    }
    expect((await ask('/brotli', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
    expect(asked).toHaveLength(2);
  });

  it('asks again for a call whose time is over', async () => {
    const says = (text: string) =>
      answer((_, response) =>
        response.writeHead(200, { 'cache-control': 'public, max-age=0, s-maxage=1', etag: `W/"${text}"` }).end(text),
      );
    says('old');
    await ask('/api/shows?language=fr');
    expect((await ask('/api/shows?language=fr')).headers['x-cache']).toBe('HIT');
    says('new');
    await pause(2_200);
    expect(await ask('/api/shows?language=fr')).toMatchObject({ text: 'new', headers: { 'x-cache': 'EXPIRED' } });
  });

  it('keeps on what a site says is still so, for as long as it says now', async () => {
    const life = { 'cache-control': 'public, max-age=0, s-maxage=1', etag: 'W/"a"' };
    answer((_, response) => response.writeHead(200, life).end('the same'));
    await ask('/api/same');
    answer((_, response) => response.writeHead(304, { ...life, 'cache-control': 'public, s-maxage=60' }).end());
    for (const cache of ['REVALIDATED', 'HIT']) {
      await pause(2_200);
      expect(await ask('/api/same')).toMatchObject({ text: 'the same', headers: { 'x-cache': cache } });
    }
    expect(asked).toMatchObject([{ headers: { 'if-none-match': 'W/"a"' } }]);
  });

  it('tells no host what a site says to another one of itself and of all below it, with what is kept for all', async () => {
    answer(({ headers }, response) => {
      const below = headers.host?.startsWith('www.') ? '; includeSubDomains' : '';
      response.writeHead(200, { ...pageHeaders, 'strict-transport-security': `max-age=9${below}` }).end();
    });
    const said = async (path: string, host: string) =>
      (await ask(path, {}, host)).headers['strict-transport-security'] ?? 'nothing';
    const shared = [
      '/_next/static/a.js',
      '/icons/a.png',
      pictureUrl('https://m.test/a.webp', 640),
      cutUrl('still', '1x1', 'https://m.test/a.webp'),
    ];
    for (const path of [...shared, '/of-a-host', '/api/of-a-host']) {
      await ask(path, {}, `www.${domain}`);
      expect([path, await said(path, domain)]).toEqual([path, shared.includes(path) ? 'nothing' : 'max-age=9']);
    }
    expect(await said('/of-a-host', `www.${domain}`)).toBe('max-age=9; includeSubDomains');
  });

  it.each([domain, `www.${domain}`, `WWW.${domain}.`, `preprod.${domain}`, 'fr.localhost'])(
    'answers under %s',
    async (host) => {
      echo();
      expect((await ask('/named', {}, host)).status).toBe(200);
    },
  );

  it.each([`r1.${domain}`, `a.b.${domain}`, `www.preprod.${domain}`, `preprod.www.${domain}`, 'a.fr.localhost'])(
    'keeps no copies of pages under a name that somebody made up: %s',
    async (host) => {
      echo();
      expect((await ask('/named', {}, host)).status).toBe(421);
      expect(asked).toEqual([]);
    },
  );
});
