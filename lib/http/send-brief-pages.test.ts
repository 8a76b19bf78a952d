import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import KeptPages from '@/cache-handler.mjs';
import { askSite } from '@/tests/support/ask-site';
import { limitRemakes } from '../gateway/limit-remakes';
import { nameRequests } from '../gateway/name-requests';
import { noteMadePages } from '../guards/note-made-pages';
import { cachedByNobodyElse } from './answer-headers';
import { buildPageLife } from './page-life';
import { sendBriefPages } from './send-brief-pages';

const pages = new KeptPages({ fs: nodeFs, flushToDisk: false, revalidatedTags: [], maxMemoryCacheSize: 1e6 });
const keep = (key: string, revalidate: number) =>
  pages.set(
    key,
    {
      kind: 'APP_PAGE',
      html: 'a page',
      rscData: Buffer.from(''),
      headers: { 'x-next-cache-tags': 'shows' },
      status: 200,
    },
    { cacheControl: { revalidate, expire: undefined } },
  );

type Kept = { html: string; headers: Record<string, string> };
const find = async (key: string) =>
  ((await pages.get(key, { kind: 'APP_PAGE', isFallback: false })) as { value: Kept } | null)?.value;
/** What is on its way to whoever has it made, for those who ask for the same meanwhile: nothing is looked up for them. */
const made = new Map<string, Kept | undefined>();

/** Answers as Next does: the middleware's headers first, then what is kept, whose headers a part asked for ahead goes without. */
const server = createServer(async ({ url = '', headers }, response) => {
  const [key = '', asked] = url.split('?');
  for (const [name, value] of Object.entries(asked === 'language' ? cachedByNobodyElse : buildPageLife()))
    response.setHeader(name, value);
  response.setHeader('x-nextjs-cache', asked === 'stale' ? 'STALE' : 'HIT');
  const kept = asked === 'waits' ? made.get(key) : await find(key);
  if (!headers['next-router-segment-prefetch'])
    for (const [name, value] of Object.entries(kept?.headers ?? {})) response.appendHeader(name, value);
  response.statusCode = 200;
  response.end(kept?.html);
});

beforeAll(async () => {
  nameRequests();
  sendBriefPages();
  noteMadePages();
  limitRemakes();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await Promise.all([keep('/whole', 60), keep('/lacking', 5), keep('/earlier', 10)]);
});
afterAll(() => void server.close());

const ask = async (path: string, segment?: string) => {
  const { port } = server.address() as AddressInfo;
  const { headers } = await askSite(
    'fr.localhost',
    path,
    segment ? { 'next-router-segment-prefetch': segment, 'next-router-prefetch': '1', rsc: '1' } : {},
    port,
  );
  return { cache: headers['cache-control'], edge: headers['cdn-cache-control'], own: headers['x-brief'] };
};
const brief = { cache: 'public, max-age=0, s-maxage=5', edge: 'max-age=5, stale-if-error=86400', own: undefined };
const whole = buildPageLife();
const lifeOf = ({ 'Cache-Control': cache, 'CDN-Cache-Control': edge }: typeof whole) => ({
  cache,
  edge,
  own: undefined,
});

it('lets caches keep a page as long as they may, and show it while they ask again', async () => {
  expect(await ask('/whole')).toEqual(lifeOf(whole));
});

it('lets them keep one that lacks a part for as long as the site does, and show it to nobody after', async () => {
  expect(await ask('/lacking')).toEqual(brief);
});

it('says the same of a part of it that is asked for ahead', async () => {
  expect(await ask('/lacking', '/_tree')).toEqual(brief);
});

it('says it to those who waited while another one had it made', async () => {
  made.set('/lacking', await find('/lacking'));
  expect(await ask('/lacking?waits')).toEqual(brief);
});

it('lets them show one with a part of earlier for a moment longer, and no more', async () => {
  expect(await ask('/earlier')).toEqual(lifeOf(buildPageLife({ seconds: 10 })));
});

it('has them ask again soon for one that is handed out while the next one is made', async () => {
  expect(await ask('/whole?stale')).toEqual({
    cache: 'public, max-age=0, s-maxage=2',
    edge: 'max-age=2, stale-while-revalidate=10, stale-if-error=86400',
    own: undefined,
  });
  const lacking = { ...brief, cache: 'public, max-age=0, s-maxage=2', edge: 'max-age=2, stale-if-error=86400' };
  expect(await ask('/lacking?stale')).toEqual(lacking);
});

describe('of many that are old at once', () => {
  const names = ['/o1', '/o2', '/o3', '/o4', '/o5'];
  const keepOld = async (each: readonly string[], seconds: number) => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 300_000);
    for (const name of each) await keep(name, seconds);
    clock.mockRestore();
  };

  afterEach(() => Promise.all(names.map((name) => keep(name, 60))));

  it('has those that wait for their turn asked for again as any page, and shown no longer than they wait for it', async () => {
    await keepOld(names, 60);
    vi.stubEnv('NODE_ENV', 'production');
    const lives = [];
    for (const name of names) lives.push((await ask(name)).edge);
    // Of those that are made anew Next says so itself, and here nobody does.
    const waits = 'max-age=10, stale-while-revalidate=30, stale-if-error=86400';
    expect(lives).toEqual([...Array(2).fill(whole['CDN-Cache-Control']), ...Array(3).fill(waits)]);
    await keep('/o1', 60);
    expect((await ask('/o4')).edge).toBe(whole['CDN-Cache-Control']);
  });

  it('lets none that lacks a part wait, and gives no turn to what is only asked for ahead', async () => {
    await keepOld(['/l1', '/l2', '/l3', '/l4'], 5);
    vi.stubEnv('NODE_ENV', 'production');
    for (const name of ['/l1', '/l2', '/l3', '/l4']) expect(await ask(name)).toEqual(brief);
    await keepOld(['/a1', '/a2', '/a3', '/a4'], 60);
    for (const name of ['/a1', '/a2', '/a3']) await ask(name, '/_tree');
    expect((await ask('/a4')).edge).toBe(whole['CDN-Cache-Control']);
  });
});

it('leaves what no cache may keep as it is', async () => {
  expect(await ask('/lacking?language')).toEqual({
    cache: cachedByNobodyElse['Cache-Control'],
    edge: undefined,
    own: undefined,
  });
});
