import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gatewayWithCatalogue } from '@/tests/support/gateway';
import { showDetails, showItem, showList } from '@/tests/support/wire';

const { asked, upstream, get } = gatewayWithCatalogue();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

const voucher = { status: 'valid', excludedTags: [] };

describe('a 200 of another shape is no answer for programs either', () => {
  it.each<[string, unknown, unknown]>([
    ['/api/search/full', { message: 'x' }, []],
    ['/api/search/quick', {}, []],
    ['/api/shows', {}, showList(showItem())],
    ['/api/show/a', null, showDetails()],
    ['/api/show/a/cinemas', 'maintenance', {}],
    ['/api/show/a/showtimes/lyon/2026-09-11', { error: 'x' }, []],
    ['/api/tags', null, []],
    ['/api/gpxp', {}, []],
    ['/api/voucher/AB12', { id: 'r-1', message: 'x' }, voucher],
  ])('%s: not passed on, and not kept', async (path, broken, good) => {
    vi.stubEnv('SITE_NOW', '2026-09-11T12:00:00Z');
    upstream(() => Response.json(broken));
    const refused = await get(path);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([502, 'no-store']);
    expect(await refused.json()).toEqual({ error: expect.any(String) });
    upstream(() => Response.json(good));
    const answer = await get(path);
    expect([answer.status, await answer.json()]).toEqual([200, good]);
  });

  it('and what was said before stands in for it, marked as old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const tags = [{ slug: 'imax', title: 'IMAX' }];
    upstream(() => Response.json(tags));
    await get('/api/tags');
    vi.setSystemTime(Date.now() + 3_601_000);
    upstream(() => Response.json(null));
    const answer = await get('/api/tags');
    expect([answer.status, answer.headers.get('x-candela-stale'), await answer.json()]).toEqual([200, '1', tags]);
    upstream(() => Response.json([...tags, { slug: 'dolby', title: 'Dolby' }]));
    vi.setSystemTime(Date.now() + 6_000);
    expect(await (await get('/api/tags')).json()).toHaveLength(2);
  });
});

describe('is passed on as it was sent', () => {
  it.each<[string, string, unknown]>([
    ['a list with an item that cannot be read', '/api/tags', [{ slug: 'imax', title: 'IMAX' }, { nothing: true }]],
    ['a format without a title, which no page shows', '/api/gpxp/imax', { slug: 'imax', title: null }],
  ])('%s', async (_, path, sent) => {
    upstream(() => Response.json(sent));
    const answer = await get(path);
    expect([answer.status, await answer.json()]).toEqual([200, sent]);
  });
});

describe('a catalogue that is asked too often, or answers to nobody', () => {
  it.each([429, 403])('has what it said before stand in for its %i', async (status) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const list = showList(showItem());
    upstream(() => Response.json(list));
    const faces = [() => get('/api/shows'), () => get('/api/entities/shows', { face: 'entity' })];
    for (const ask of faces) expect((await ask()).status).toBe(200);
    vi.setSystemTime(Date.now() + 301_000);
    upstream(() => Response.json('Slow down', { status, headers: { 'retry-after': '7' } }));
    for (const ask of faces) {
      const answer = await ask();
      expect([answer.status, answer.headers.get('x-candela-stale'), answer.headers.get('retry-after')]).toEqual([
        200,
        '1',
        null,
      ]);
    }
    const before = asked.length;
    upstream(() => Response.json(list));
    vi.setSystemTime(Date.now() + 6_000);
    for (const ask of faces) expect((await ask()).headers.get('x-candela-stale')).toBeNull();
    expect(asked).toHaveLength(before + 2);
  });

  it.each([
    ['too many searches, which nobody keeps', '/api/search/full?q=a', 429],
    ['an event of which the catalogue tells no days', '/api/show/a/showtimes/lyon', 403],
  ])('is passed on where that is the answer: %s', async (_, path, status) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    upstream(() => Response.json([]));
    expect((await get(path)).status).toBe(200);
    vi.setSystemTime(Date.now() + 301_000);
    upstream(() => Response.json('No movie allowed !', { status }));
    const answer = await get(path);
    expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([
      status,
      'No movie allowed !',
      'no-store',
    ]);
  });
});
