import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterAll, beforeAll, expect, it } from 'vitest';
import KeptPages from '@/cache-handler.mjs';
import { askSite } from '@/tests/support/ask-site';
import { nameRequests } from '../gateway/name-requests';
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
  const kept = asked === 'waits' ? made.get(key) : await find(key);
  if (!headers['next-router-segment-prefetch'])
    for (const [name, value] of Object.entries(kept?.headers ?? {})) response.appendHeader(name, value);
  response.statusCode = 200;
  response.end(kept?.html);
});

beforeAll(async () => {
  nameRequests();
  sendBriefPages();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await Promise.all([keep('/whole', 60), keep('/lacking', 5)]);
});
afterAll(() => void server.close());

const ask = async (path: string, segment?: string) => {
  const { port } = server.address() as AddressInfo;
  const { headers } = await askSite(
    'fr.localhost',
    path,
    segment ? { 'next-router-segment-prefetch': segment } : {},
    port,
  );
  return { cache: headers['cache-control'], edge: headers['cdn-cache-control'], own: headers['x-brief'] };
};
const brief = { cache: 'public, max-age=0, s-maxage=5', edge: 'max-age=5, stale-if-error=86400', own: undefined };
const whole = buildPageLife();

it('lets caches keep a page as long as they may, and show it while they ask again', async () => {
  expect(await ask('/whole')).toEqual({
    cache: whole['Cache-Control'],
    edge: whole['CDN-Cache-Control'],
    own: undefined,
  });
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

it('leaves what no cache may keep as it is', async () => {
  expect(await ask('/lacking?language')).toEqual({
    cache: cachedByNobodyElse['Cache-Control'],
    edge: undefined,
    own: undefined,
  });
});
