import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { internalPath } from '../routing/href';
import { routes, type Screen, screens } from '../routing/routes';
import { isPageMade } from './made-pages';

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

/** Has Next itself keep a page, as it does once it has made it: should a new version do so elsewhere, this tells. */
async function keepByNext(screen: Screen, internal: string): Promise<void> {
  const page = `/[locale]${routes[screen].page.replace(/\/$/, '')}/page`;
  const key = getRouteCacheKey(internal, { kind, sourceRoute: page } as never);
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
