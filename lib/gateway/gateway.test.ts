import { beforeEach, describe, expect, it, vi } from 'vitest';
import { siteFacts } from '@/lib/sites/sites';
import { gatewayWithCatalogue } from '@/tests/support/gateway';
import { showDetails, showItem, showList, wireShowtime } from '@/tests/support/wire';
import { expireAnswers } from '../api/answer-cache';

const { asked, upstream, get } = gatewayWithCatalogue();
const list = showList(showItem());

beforeEach(() => {
  vi.stubEnv('SITE_NOW', '2026-09-11T12:00:00Z');
});

describe('an answer', () => {
  it("is the catalogue's own text, shared as long as its row says", async () => {
    const text = '{ "shows": [],  "labels":[], "odd": 1.0 }';
    upstream(() => new Response(text));
    const response = await get('/api/shows');
    expect([response.status, await response.text()]).toEqual([200, text]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300');
    expect(response.headers.get('cdn-cache-control')).toBe(
      'max-age=300, stale-while-revalidate=30, stale-if-error=3600',
    );
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is asked of the site of the host, whatever another header claims', async () => {
    upstream(() => Response.json([]));
    await get('/api/cinemas', { host: 'nl.localhost', headers: { 'x-forwarded-host': 'be.localhost' } });
    expect(asked[0]?.host).toMatch(/^nl-/);
  });

  it('is sent once to who asks again whether it has changed, packed on its way or not', async () => {
    upstream(() => Response.json(list));
    const tag = (await get('/api/shows')).headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const again = await get('/api/shows', { headers: { 'if-none-match': known } });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
      expect(again.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300');
    }
  });

  it.each(['/api/shows', '/api/entities/shows'])('of %s is sent anew once it has changed', async (path) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const face = path.includes('entities') ? 'entity' : 'wire';
    upstream(() => Response.json(list));
    const tag = (await get(path, { face })).headers.get('etag') ?? '';
    upstream(() => Response.json(showList(showItem(), showItem({ slug: 'another' }))));
    expireAnswers(['shows']);
    const again = await get(path, { face, headers: { 'if-none-match': tag } });
    expect(again.status).toBe(200);
    expect(again.headers.get('etag')).not.toBe(tag);
  });

  it('has no body for HEAD', async () => {
    upstream(() => Response.json([]));
    const response = await get('/api/tags', { method: 'HEAD' });
    expect([response.status, await response.text(), response.headers.get('content-length')]).toEqual([200, '', '2']);
  });

  it('is asked for once while many wait, and kept afterwards', async () => {
    upstream(() => Response.json(list));
    await Promise.all(Array.from({ length: 20 }, () => get('/api/shows')));
    await get('/api/shows');
    expect(asked).toHaveLength(1);
  });

  it('is asked for again once its time is up, or its tag was published', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    upstream(() => Response.json([wireShowtime()]));
    const path = '/api/show/a/showtimes/lyon/2026-09-11';
    await get(path);
    vi.setSystemTime(Date.now() + 61_000);
    await get(path);
    expect(asked).toHaveLength(2);
    expireAnswers(['cinemas']);
    await get(path);
    expect(asked).toHaveLength(2);
    expireAnswers(['showtimes']);
    await get(path);
    expect(asked).toHaveLength(3);
  });
});

describe('a question', () => {
  it("passes on the row's own parameters and nothing of the visitor", async () => {
    const headers = { cookie: 'session=1', authorization: 'Bearer x', 'x-forwarded-for': '10.0.0.1' };
    let names: string[] = [];
    upstream((request) => {
      names = [...request.headers.keys()];
      return Response.json([]);
    });
    await get('/api/search/full?q=du%20&type=show&evil=1&language=en', { headers });
    expect(asked[0]?.search).toBe('?language=en&q=du+&type=show');
    expect(names.filter((name) => ['cookie', 'authorization', 'x-forwarded-for'].includes(name))).toEqual([]);
  });

  it.each([
    ['', 'fr'],
    ['?language=en', 'en'],
    ['?language=de', 'fr'],
    ['?language=FR', 'fr'],
    ['?language=en-GB', 'fr'],
    ['?language=xx', 'fr'],
    ['?language=', 'fr'],
  ])('%j is asked in a language of the site', async (search, language) => {
    upstream(() => Response.json([]));
    await get(`/api/cinemas${search}`);
    expect(asked[0]?.searchParams.get('language')).toBe(language);
  });

  it.each(['be', 'ch', 'nl', 'tn'] as const)(
    'on %s is asked in the language of the site where none is named',
    async (site) => {
      upstream(() => Response.json([]));
      await get('/api/cinemas', { host: `${site}.localhost` });
      expect(asked[0]?.searchParams.get('language')).toBe(siteFacts(site).defaultLanguage);
    },
  );

  it.each([
    ['/api/show/a/showtimes/2026-09-11', '/api/show/a/showtimes/2026-09-11'],
    ['/api/show/a/showtimes/lyon', '/api/show/a/showtimes/lyon'],
    ['/api/show/a/showtimes/lyon/2026-09-11', '/api/show/a/showtimes/lyon/2026-09-11'],
    ['/api/show/a/showtimes/2026-09-11/lyon', '/api/show/a/showtimes/2026-09-11/lyon'],
    ['/api/show/%C3%A9t%C3%A9+%20/cinemas', '/api/show/%C3%A9t%C3%A9%2B%20/cinemas'],
  ])('%s reaches the catalogue as %s', async (path, reached) => {
    upstream(() => Response.json([]));
    expect((await get(path)).status).toBe(200);
    expect(asked[0]?.pathname).toBe(reached);
  });

  it.each([
    ['/api/unknown', 404],
    ['/api/show', 404],
    ['/api/show/a/b/c/d', 404],
    ['/api/show/a/showtimes/2026-02-30', 404],
    ['/api/show/a/showtimes/lyon/paris', 404],
    ['/api/client/1', 404],
    ['/api/show/%E0%A4%A', 400],
    ['/api/show/a%00b', 400],
    ['/api/show/a%0d%0ab', 400],
    ['/api/show/..%2f..%2fadmin', 400],
    ['/api/show/%2e%2e%2fadmin', 400],
    ['/api/show/a%5cb', 400],
    ['/api/show/a..b', 400],
    [`/api/show/${'a'.repeat(201)}`, 400],
    ['/api/shows?language=', 200],
    [`/api/search/full?q=${'a'.repeat(201)}`, 400],
    ['/api/search/full?q=%00', 400],
  ])('%s is answered without troubling the catalogue, or not at all', async (path, status) => {
    upstream(() => Response.json(list));
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(asked).toHaveLength(status === 200 ? 1 : 0);
    if (status !== 200) expect(await response.json()).toEqual({ error: expect.any(String) });
  });
});

describe('the entities', () => {
  const entity = (path: string) => get(path, { face: 'entity' });

  it('are parsed already', async () => {
    upstream(() => Response.json(list));
    const shows = await (await entity('/api/entities/shows?language=fr')).json();
    expect(shows[0]).toMatchObject({ slug: 'night-train-4711', minutes: 125 });
  });

  it('are kept apart from the wire', async () => {
    upstream(() => Response.json(showDetails()));
    const wire = await (await get('/api/show/a')).json();
    const parsed = await (await entity('/api/entities/show/a')).json();
    expect([wire.duration, parsed.minutes, parsed.duration]).toEqual([125, 125, undefined]);
  });

  it('are refused when the contract is broken', async () => {
    upstream(() => Response.json({ nonsense: true }));
    expect((await entity('/api/entities/show/a')).status).toBe(502);
  });

  it('are 404 where the catalogue says so', async () => {
    upstream(() => Response.json({ error: 'unknown' }, { status: 404 }));
    expect((await entity('/api/entities/show/a')).status).toBe(404);
  });
});
