import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { gatewayWithCatalogue } from '@/tests/support/gateway';
import { showItem, showList } from '@/tests/support/wire';

const { asked, upstream, get } = gatewayWithCatalogue();
const list = showList(showItem());

describe('when the catalogue refuses', () => {
  it.each([403, 404, 410, 429])('its %i is passed on with its words', async (status) => {
    upstream(() => Response.json('No movie allowed !', { status }));
    const response = await get('/api/show/a/showtimes/lyon');
    expect([response.status, await response.json()]).toEqual([status, 'No movie allowed !']);
  });

  it.each([
    ['7', '7'],
    ['3600', '3600'],
    [null, '60'],
    ['0', '60'],
    ['86400', '60'],
    ['-5', '60'],
    ['1.5', '60'],
    ['Fri, 20 Nov 2099 10:00:00 GMT', '60'],
  ])('its %j for too many calls is passed on as %s seconds', async (said, told) => {
    upstream(() => Response.json('Slow down', { status: 429, headers: said === null ? {} : { 'retry-after': said } }));
    const { status, headers } = await get('/api/shows');
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([429, told, 'no-store']);
  });

  it('another refusal names no time', async () => {
    upstream(() => Response.json('No', { status: 403, headers: { 'retry-after': '7' } }));
    expect((await get('/api/shows')).headers.get('retry-after')).toBeNull();
  });

  it('words that are no JSON are replaced', async () => {
    upstream(() => new Response('<h1>Forbidden</h1>', { status: 403 }));
    const response = await get('/api/shows');
    expect([response.status, await response.json()]).toEqual([403, { error: expect.any(String) }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('when the catalogue fails', () => {
  it.each([
    ['500', () => new Response('<h1>Oops</h1>', { status: 500 }), 502],
    ['400', () => Response.json({}, { status: 400 }), 502],
    ['HTML', () => new Response('<html>'), 502],
    ['half a JSON', () => new Response('{"shows":['), 502],
    ['silence', () => HttpResponse.error(), 504],
  ])('on %s, the gateway says so in JSON', async (_, answer, status) => {
    upstream(answer);
    const response = await get('/api/shows');
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  it('serves the last good answer, marked as old, and comes back with the catalogue', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    upstream(() => Response.json(list));
    await get('/api/shows');
    vi.setSystemTime(Date.now() + 301_000);

    upstream(() => new Response('<html>', { status: 503 }));
    const stale = await get('/api/shows');
    expect([stale.status, await stale.json()]).toEqual([200, list]);
    expect(stale.headers.get('x-candela-stale')).toBe('1');
    expect(stale.headers.get('warning')).toContain('110');
    expect(stale.headers.get('cache-control')).toContain('s-maxage=5');
    // A cache that has the same from before would keep it for as long as that.
    const tag = stale.headers.get('etag') ?? '';
    const again = await get('/api/shows', { headers: { 'if-none-match': tag } });
    expect([again.status, again.headers.get('x-candela-stale')]).toEqual([200, '1']);
    await get('/api/shows');
    expect(asked).toHaveLength(2);

    upstream(() => Response.json(list));
    vi.setSystemTime(Date.now() + 6_000);
    expect((await get('/api/shows')).headers.get('x-candela-stale')).toBeNull();
  });

  it('writes nothing of what a visitor typed into the log', async () => {
    const lines = (['warn', 'error'] as const).map((level) => vi.spyOn(console, level).mockReturnValue());
    const typed = encodeURIComponent('someone@post.example secret');
    for (const answer of [
      () => HttpResponse.error(),
      () => new Response('<html>'),
      () => new Response('oops', { status: 500 }),
      () => Response.json({ not: 'results' }),
      () => Response.json([{ type: 'odd' }, { type: 'cinema' }]),
    ]) {
      upstream(answer);
      for (const call of ['search/full', 'search/quick', 'entities/search/full'])
        await get(`/api/${call}?q=${typed}${Math.random()}`, { face: call.startsWith('entities') ? 'entity' : 'wire' });
    }
    const said = JSON.stringify(lines.map(({ mock }) => mock.calls));
    expect(said).toContain('search');
    expect(said).not.toMatch(/someone|secret/);
  });

  it('lets nobody guess at the secret of a gift card, from however many places', async () => {
    upstream(() => Response.json({ error: 'unknown' }, { status: 404 }));
    const answers = [];
    for (let secret = 100; secret < 107; secret += 1) answers.push(await get(`/api/gift-card/40404040/${secret}`));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 429, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(asked).toHaveLength(5);
    expect((await get('/api/gift-card/50505050/100')).status).toBe(404);
  });

  it.each([
    ['4141 4141', '4141-4141', '41414141', '4-1414141', '4141\u20134141', '4141\u00ad4141', '\uff14141.4141'],
    ['ab12cd34', 'AB12CD34', 'Ab12Cd34', 'AB12-cd34', 'aB 12 cD 34', 'AB_12_CD_34', '-AB12CD34'],
  ])('takes one number for one however it is typed: %s', async (...spellings) => {
    upstream(() => Response.json({ error: 'unknown' }, { status: 404 }));
    const answers = [];
    for (const [index, number] of spellings.entries())
      answers.push(await get(`/api/gift-card/${encodeURIComponent(number)}/${index}`));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 429, 429]);
  });

  it('does not call a film gone because of it', async () => {
    upstream(() => new Response(null, { status: 503 }));
    expect((await get('/api/show/a')).status).toBe(502);
  });
});
