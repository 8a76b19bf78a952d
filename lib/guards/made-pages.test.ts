import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { internalPath } from '../routing/href';
import { routes, type Screen, screens } from '../routing/routes';
import { isPageMade, noteMadePage } from './made-pages';

/** Where the site runs; Next keeps what it has made below it. */
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'made-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.stubEnv('NODE_ENV', 'production');
});
afterEach(() => rm(folder, { recursive: true }));

/** What Next calls a page of the App Router. */
const kind = 'APP_PAGE';

const nextKey = (screen: Screen, internal: string) =>
  getRouteCacheKey(internal, { kind, sourceRoute: `/[locale]${routes[screen].page.replace(/\/$/, '')}/page` } as never);

/** Has Next itself keep a page, as it does once it has made it: should a new version do so elsewhere, this tells. */
async function keepByNext(screen: Screen, internal: string): Promise<void> {
  const key = nextKey(screen, internal);
  const cache = new FileSystemCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: join(folder, '.next/server'),
    revalidatedTags: [],
    maxMemoryCacheSize: 0,
  } as never);
  const made = {
    kind,
    html: '<html></html>',
    rscData: Buffer.from(''),
    headers: {},
    status: 200,
    postponed: undefined,
    segmentData: undefined,
  };
  await cache.set(key, made as never, { cacheControl: { revalidate: 300, expire: undefined } } as never);
}

it.each(screens)('knows of a page that Next has made: %s', async (screen) => {
  const internal = internalPath('fr-FR', screen, { slug: 'one-1', id: '1' });
  const other = internalPath('fr-BE', screen, { slug: 'other', id: '2' });
  expect(await isPageMade(screen, internal)).toBe(false);
  await keepByNext(screen, internal);
  expect([await isPageMade(screen, internal), await isPageMade(screen, other)]).toEqual([true, false]);
});

it('knows of a page that this process has made, wherever it is kept', async () => {
  const internal = internalPath('fr-FR', 'movie', { slug: 'in-memory-1' });
  expect(noteMadePage(nextKey('movie', internal))).toBe(internal);
  expect(await isPageMade('movie', internal)).toBe(true);
});
