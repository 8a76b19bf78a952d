import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gatewayWithCatalogue } from '@/tests/support/gateway';
import { cinemaItem, cityItem, showDetails, showItem, showList } from '@/tests/support/wire';
import { keepAnswer } from '../api/earlier-answers';
import { applyPublication } from './apply-publication';
import type { Face } from './load-answer';

const { asked, upstream, get } = gatewayWithCatalogue();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers({ toFake: ['Date'] });
});

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const tag = { slug: 'imax', title: 'IMAX' };
const empty = () => Response.json([]);
const notThere = () => Response.json({ error: 'unknown' }, { status: 404 });

/** How often it is said, in ten seconds each, before it is believed. */
async function countDoubts(path: string, status: number): Promise<number> {
  for (let times = 0; times < 60; times += 1) {
    const answer = await get(path);
    if (answer.headers.get('x-candela-stale') === null) {
      expect(answer.status).toBe(status);
      return times;
    }
    pass(10);
  }
  return 60;
}

describe('what a fault may say', () => {
  it.each<[string, string, Face, unknown, () => Response, number]>([
    ['the titles, none', '/api/shows', 'wire', showList(showItem()), () => Response.json({ shows: [] }), 200],
    ['tags, empty', '/api/tags', 'wire', [tag], empty, 200],
    ['tags as islands read them', '/api/entities/tags', 'entity', [tag], empty, 200],
    ['a title, not there', '/api/show/a', 'wire', showDetails({ slug: 'a' }), notThere, 404],
  ])('%s: what was said before serves, marked as old, until it has been said for minutes', async (...row) => {
    const [, path, face, good, fault, status] = row;
    upstream(() => Response.json(good));
    const first = await (await get(path, { face })).text();
    pass(3_601);
    upstream(fault);
    const answer = await get(path, { face });
    expect([answer.status, answer.headers.get('x-candela-stale'), await answer.text()]).toEqual([200, '1', first]);
    expect(answer.headers.get('cache-control')).toContain('s-maxage=5');
    if (face === 'wire') expect(await countDoubts(path, status)).toBeGreaterThanOrEqual(30);
  });

  it('is believed at once after a publication of it', async () => {
    upstream(() => Response.json([tag]));
    await get('/api/tags');
    upstream(empty);
    applyPublication(['tags']);
    expect(await (await get('/api/tags')).json()).toEqual([]);
  });

  it.each([
    ['cinemas', '/api/cinemas', cinemaItem()],
    ['towns', '/api/cities', cityItem()],
  ])('is believed at no time of a country without %s', async (_, path, good) => {
    upstream(empty);
    expect((await get(path)).status).toBe(502);
    upstream(() => Response.json([good]));
    expect(await (await get(path)).json()).toEqual([good]);
    upstream(empty);
    applyPublication(['cinemas']);
    expect(await (await get(path)).json()).toEqual([good]);
    pass(4 * 3_600);
    expect(await (await get(path)).json()).toEqual([good]);
  });

  it('is believed of alerts and of showings, which come and go', async () => {
    upstream(() => Response.json([{ title: 'Closed', messageContent: '<p>Today</p>' }]));
    await get('/api/alerts');
    pass(61);
    upstream(empty);
    expect(await (await get('/api/alerts')).json()).toEqual([]);
  });
});

it('is told as it is to whom nothing better can be: what programs were told is not what islands are', async () => {
  upstream(() => Response.json(showDetails({ slug: 'b' })));
  await get('/api/show/b');
  upstream(notThere);
  const answer = await get('/api/entities/show/b', { face: 'entity' });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'public, max-age=0, s-maxage=0']);
});

it('is believed where the answer to a question from before the publication comes after it', async () => {
  const { promise: waits, resolve: go } = Promise.withResolvers<void>();
  upstream(async () => {
    await waits;
    return Response.json(showDetails({ slug: 'c' }));
  });
  const late = get('/api/show/c');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  applyPublication(['shows']);
  go();
  expect((await late).status).toBe(200);
  upstream(notThere);
  expect((await get('/api/show/c')).status).toBe(404);
});

it.each([
  ['a 500', () => new Response(null, { status: 500 })],
  ['too many calls', () => Response.json({}, { status: 429 })],
])('on %s a program is told what a page was, where nobody has asked for it here', async (_, fault) => {
  const url = String((await askedOf('/api/tags')) ?? '');
  keepAnswer(url, { seconds: 60, tags: [] }, JSON.stringify([{ slug: 'dolby', title: 'Dolby' }]));
  upstream(fault);
  asked.length = 0;
  for (let times = 0; times < 3; times += 1) {
    const answer = await get('/api/tags?language=fr');
    expect([answer.status, answer.headers.get('x-candela-stale')]).toEqual([200, '1']);
  }
  // Nor is it asked for again by each of them.
  expect(asked).toHaveLength(1);
});

async function askedOf(path: string): Promise<URL | undefined> {
  let url: URL | undefined;
  upstream(({ url: asked }) => {
    url = new URL(asked);
    return new Response(null, { status: 500 });
  });
  await get(path);
  return url;
}
