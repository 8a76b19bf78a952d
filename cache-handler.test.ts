import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import KeptPages from './cache-handler.mjs';
import { makeOfAnyReads, makeOfFreshReads } from './lib/api/anew';
import { cutBytesFree } from './lib/process/cut-bytes-free';

type Shelf = typeof globalThis & { candela: Map<string, unknown> };
const { candela } = globalThis as Shelf;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => {
  candela.delete('shared pages');
  candela.delete('page made');
  candela.delete('bytes cut free');
  rmSync(folder, { recursive: true });
});

/** What other replicas have made, and what is left for them. */
function share(found: unknown = null) {
  const others = { read: vi.fn(async () => found), write: vi.fn() };
  candela.set('shared pages', others);
  return others;
}

const start = () =>
  new KeptPages({ fs: nodeFs, flushToDisk: true, serverDistDir: folder, revalidatedTags: [], maxMemoryCacheSize: 1e6 });

const page = (html: string) => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from(''),
  headers: { 'x-next-cache-tags': 'shows,site:fr' },
  status: 200,
});
const wish = { kind: 'APP_PAGE', isFallback: false };
const life = { cacheControl: { revalidate: 60, expire: undefined } };
const secondsAgo = (seconds: number) => Date.now() - seconds * 1000;

it('keeps pages on the disk as Next does, where nothing is shared', async () => {
  await start().set('/alone', page('own'), life);
  expect(existsSync(join(folder, 'app/alone.html')) || existsSync(join(folder, 'alone.html'))).toBe(true);
  expect(await start().get('/alone', wish)).toMatchObject({ value: { html: 'own' } });
});

it('writes nothing to the disk where replicas share, and leaves for them what it made', async () => {
  const others = share();
  await start().set('/shared', page('own'), life);
  expect(existsSync(join(folder, 'app'))).toBe(false);
  expect(others.write).toHaveBeenCalledWith('/shared', { value: page('own'), cacheControl: life.cacheControl }, 0);
});

it('keeps no more memory than the bytes of a page', async () => {
  candela.set('bytes cut free', cutBytesFree);
  const segment = Buffer.from('of the memory that small ones share');
  const made = { ...page('own'), segmentData: new Map([['/_tree', segment]]) };
  await start().set('/bytes', made, life);
  const kept = (await start().get('/bytes', wish)) as { value: typeof made };
  const bytes = kept.value.segmentData.get('/_tree');
  expect(bytes?.toString()).toBe(segment.toString());
  expect([segment.buffer.byteLength, bytes?.buffer.byteLength]).toEqual([Buffer.poolSize, segment.length]);
});

it('asks nobody for what it has and is fresh', async () => {
  const others = share({ value: page('theirs'), lastModified: Date.now() + 1_000, ...life });
  await start().set('/fresh', page('own'), life);
  expect(await start().get('/fresh', wish)).toMatchObject({ value: { html: 'own' } });
  expect(others.read).not.toHaveBeenCalled();
});

it('takes what another one has made, and does not ask for it twice', async () => {
  const others = share({ value: page('theirs'), lastModified: secondsAgo(5), ...life });
  expect(await start().get('/theirs', wish)).toMatchObject({ value: { html: 'theirs' } });
  await start().get('/theirs', wish);
  expect(others.read).toHaveBeenCalledOnce();
});

it('takes the younger of two old ones', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(secondsAgo(300));
  share();
  await start().set('/old', page('own'), life);
  clock.mockRestore();
  share({ value: page('older'), lastModified: secondsAgo(400), ...life });
  expect(await start().get('/old', wish)).toMatchObject({ value: { html: 'own' } });
  share({ value: page('younger'), lastModified: secondsAgo(100), ...life });
  expect(await start().get('/old', wish)).toMatchObject({ value: { html: 'younger' } });
});

it('looks for a younger one once something of a page was published, and shows the old one while there is none', async () => {
  share();
  await start().set('/published', page('old'), life);
  await soon();
  publish('shows');
  const others = share();
  expect(await start().get('/published', wish)).toMatchObject({ value: { html: 'old' } });
  expect(others.read).toHaveBeenCalledOnce();
});

describe('an answer of the catalogue that is old', () => {
  const call = { kind: 'FETCH', data: { headers: {}, body: '', status: 200, url: 'http://a' }, revalidate: 60 };
  const minute = 60_000;

  async function keepFor(minutes: number, key: string) {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - minutes * minute);
    // Of a tag of its own, of which no other test has published anything.
    await start().set(key, call, { fetchCache: true, tags: [key] });
    clock.mockRestore();
    return () => start().get(key, { kind: 'FETCH', revalidate: 60, tags: [key], softTags: [] });
  }

  it('serves as Next would have it', async () => {
    const get = await keepFor(30, 'old-call');
    expect(await get()).toMatchObject({ value: { kind: 'FETCH' } });
  });

  it('is none where something fresh is made of it', async () => {
    const get = await keepFor(2, 'not-fresh');
    expect(await makeOfFreshReads(get)).toBeNull();
    expect(await makeOfFreshReads(() => makeOfAnyReads(get))).toMatchObject({ value: { kind: 'FETCH' } });
  });

  it.each([
    [4, true],
    [6, false],
  ])('serves after %i minutes where it may be five minutes old: %s', async (minutes, serves) => {
    const get = await keepFor(minutes, `late-${minutes}`);
    expect((await makeOfFreshReads(get, 4 * minute)) !== null).toBe(serves);
  });

  it('is none once something of it was published, however young', async () => {
    const get = await keepFor(0, 'published-call');
    await soon();
    publish('published-call');
    expect(await makeOfFreshReads(get, 4 * minute)).toBeNull();
    expect(await get()).toMatchObject({ value: { kind: 'FETCH' } });
  });
});

const soon = () => new Promise((done) => setTimeout(done, 5));
const publish = (...tags: string[]) => (candela.get('make stale') as (tags: string[]) => void)(tags);
const call = { kind: 'FETCH', data: { body: 'old' }, tags: ['shows'], revalidate: 300 };

it.each([
  ['page', page('old'), wish, life],
  ['call', call, { kind: 'FETCH', tags: ['shows'], revalidate: 300 }, { fetchCache: true, tags: ['shows'] }],
])(
  'keeps a %s as old that was being made while something of it was published, for all replicas',
  async (name, value, asked, kept) => {
    const others = share();
    const pages = start();
    expect(await pages.get(`/begun ${name}`, asked)).toBeNull();
    await soon();
    publish('shows');
    await soon();
    await pages.set(`/begun ${name}`, value, kept);
    const [, , age] = others.write.mock.calls[0] ?? [];
    expect(age).toBeGreaterThan(5);
    others.read.mockClear();
    // Not fresh: a younger one is looked for, and the old one serves while there is none.
    expect(await pages.get(`/begun ${name}`, asked)).toMatchObject({ value });
    expect(others.read).toHaveBeenCalledOnce();
    await pages.set(`/begun ${name}`, value, kept);
    others.read.mockClear();
    await pages.get(`/begun ${name}`, asked);
    expect(others.read).not.toHaveBeenCalled();
  },
);

it('keeps a page as new where what was published meanwhile is nothing of it', async () => {
  const others = share();
  const pages = start();
  await pages.get('/other', wish);
  await soon();
  publish('news');
  await pages.set('/other', page('own'), life);
  others.read.mockClear();
  await pages.get('/other', wish);
  expect(others.read).not.toHaveBeenCalled();
});

it('tells of the pages that it is given, and of nothing else', async () => {
  const told = vi.fn();
  candela.set('page made', told);
  const pages = start();
  await pages.set('/told', page('own'), life);
  await pages.set('/gone', null, life);
  expect(told.mock.calls).toEqual([['/told']]);
});
