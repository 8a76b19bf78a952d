import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import KeptPages from '@/cache-handler.mjs';
import { havePagesDoWithout, waitForRedis, withRedis } from '@/tests/support/redis';
import { hasRedis } from '@/tests/support/redis-server';
import { findShared, type Kept, keepShared } from '../replicas/shared-pages';
import { internalPath } from '../routing/href';
import { isPageMade } from './made-pages';
import { noteMadePages } from './note-made-pages';

const page = {
  kind: 'APP_PAGE',
  html: '<p>',
  rscData: Buffer.from(''),
  headers: {},
  status: 200,
  postponed: undefined,
  segmentData: undefined,
};
const life = { cacheControl: { revalidate: 60, expire: undefined } };
const pathOf = (slug: string) => internalPath('fr-FR', 'movie', { slug });
const keyOf = (slug: string) =>
  getRouteCacheKey(pathOf(slug), { kind: 'APP_PAGE', sourceRoute: '/[locale]/movie/[slug]/page' } as never);
const isMade = (slug: string) => isPageMade('movie', pathOf(slug));

describe.runIf(hasRedis())('a page, where replicas share a Redis', () => {
  const redis = withRedis();
  let folder = '';
  let pages: KeptPages;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'elsewhere-'));
    await mkdir(join(folder, '.next'));
    await writeFile(join(folder, '.next/BUILD_ID'), 'build\n');
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(() => {
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubEnv('NODE_ENV', 'production');
    noteMadePages();
    (globalThis as unknown as { candela: Map<string, unknown> }).candela.set('shared pages', {
      read: (key: string) => findShared('build', key),
      write: (key: string, kept: Omit<Kept, 'lastModified'>) => keepShared('build', key, kept),
    });
    pages = new KeptPages({
      ...{ fs: nodeFs, flushToDisk: true, revalidatedTags: [], maxMemoryCacheSize: 1e6 },
      serverDistDir: join(folder, '.next/server'),
    });
  });

  /** It evicts, forgets after a day, or comes back with nothing. */
  async function emptyRedis() {
    const stranger = await createClient({ url: redis().url }).connect();
    await stranger.flushAll();
    await stranger.close();
  }

  it('that another one has made counts as made, and not where Redis has lost it', async () => {
    expect(await isMade('theirs')).toBe(false);
    await keepShared('build', keyOf('theirs'), { value: page, ...life });
    expect([await isMade('theirs'), await isMade('theirs')]).toEqual([true, true]);
    await keepShared('build', keyOf('lost'), { value: page, ...life });
    await emptyRedis();
    expect(await isMade('lost')).toBe(false);
  });

  it('that counts as made is there, though Redis falls silent in between: nobody asked whether it can be made', async () => {
    await keepShared('build', keyOf('promised'), { value: page, ...life });
    expect(await isMade('promised')).toBe(true);
    await emptyRedis();
    await havePagesDoWithout(redis());
    expect(await pages.get(keyOf('promised'), { kind: 'APP_PAGE', isFallback: false })).toMatchObject({ value: page });
    await waitForRedis();
  });

  it('is never the answer to a call', async () => {
    await keepShared('build', keyOf('no page'), { value: { kind: 'FETCH' } });
    expect(await isMade('no page')).toBe(false);
  });

  it('that this one holds counts as made whatever Redis says, and nobody is asked', async () => {
    await pages.set(keyOf('own'), page, life);
    await emptyRedis();
    expect(await isMade('own')).toBe(true);
    await havePagesDoWithout(redis());
    expect([await isMade('own'), await isMade('never')]).toEqual([true, false]);
  });

  it('that this one took from another one, too', async () => {
    await waitForRedis();
    await keepShared('build', keyOf('taken'), { value: page, ...life });
    expect(await pages.get(keyOf('taken'), { kind: 'APP_PAGE', isFallback: false })).toMatchObject({ value: page });
    await emptyRedis();
    expect(await isMade('taken')).toBe(true);
  });

  it('that this one made counts as made no longer once its memory and Redis have lost it', async () => {
    await pages.set(keyOf('crowded out'), page, life);
    for (let other = 0; other < 5; other += 1)
      await pages.set(keyOf(`large ${other}`), { ...page, html: 'x'.repeat(300_000) }, life);
    await emptyRedis();
    expect(await isMade('crowded out')).toBe(false);
  });

  it('that this one holds still counts after Next has readied a middleware, which has no memory of its own', async () => {
    const { candela } = globalThis as unknown as { candela: Map<string, unknown> };
    const own = candela.get('hold page');
    vi.resetModules();
    const { default: OfMiddleware } = await import('@/cache-handler.mjs');
    new OfMiddleware({
      ...{ fs: nodeFs, flushToDisk: false, revalidatedTags: [] },
      serverDistDir: join(folder, '.next/server'),
    } as never);
    // Each bundle has a memory of its own name: the one of the middleware's would say of every page that nobody holds it.
    expect(candela.get('hold page')).toBe(own);
  });
});
