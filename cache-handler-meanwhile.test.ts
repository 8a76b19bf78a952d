import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import KeptPages from './cache-handler.mjs';

const { candela } = globalThis as typeof globalThis & { candela: Map<string, unknown> };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meanwhile-'));
});
afterEach(() => {
  candela.delete('shared pages');
  rmSync(folder, { recursive: true });
});

/** Next makes one for each request. */
const start = () => {
  const serverDistDir = join(folder, 'server');
  return new KeptPages({ fs: nodeFs, flushToDisk: true, serverDistDir, revalidatedTags: [], maxMemoryCacheSize: 1e6 });
};
const share = (found: () => unknown = () => null) => {
  const others = { read: vi.fn(async () => found()), write: vi.fn() };
  candela.set('shared pages', others);
  return others;
};
const soon = () => new Promise((done) => setTimeout(done, 5));
const publish = async () => {
  await soon();
  (candela.get('make stale') as (tags: string[]) => void)(['shows']);
  await soon();
};

const page = (said: string) => ({
  kind: 'APP_PAGE',
  html: said,
  rscData: Buffer.from(''),
  headers: { 'x-next-cache-tags': 'shows' },
  status: 200,
});
const call = (said: string) => ({ kind: 'FETCH', data: { body: said }, tags: ['shows'], revalidate: 300 });
const life = { cacheControl: { revalidate: 60, expire: undefined } };

const kinds = [
  { kind: 'page', make: page, wish: { kind: 'APP_PAGE', isFallback: false }, keep: life },
  {
    kind: 'call',
    make: call,
    wish: { kind: 'FETCH', tags: ['shows'], softTags: [], revalidate: 300 },
    keep: { fetchCache: true, tags: ['shows'] },
  },
] as const;

describe.each(kinds)('a $kind that several ask for at once', ({ kind, make, wish, keep }) => {
  const at = (name: string) => `/${name} ${kind}`;
  /** Whether it is asked for anew, as it is where it is old. */
  async function isOld(key: string) {
    const others = share();
    await start().get(key, wish);
    return others.read.mock.calls.length > 0;
  }

  it.each([
    ['two requests', () => [start(), start()]],
    ['one and the same', () => Array<KeptPages>(2).fill(start())],
  ])('is old where it was asked for before a publication, by %s', async (name, startBoth) => {
    const others = share();
    const [one, other] = startBoth() as [KeptPages, KeptPages];
    const key = at(`both of ${name}`);
    await one.get(key, wish);
    await soon();
    await other.get(key, wish);
    await one.set(key, make('first'), keep);
    await publish();
    await other.set(key, make('second'), keep);
    const ages = others.write.mock.calls.map(([, , age]) => age);
    // Whichever is left to other replicas is at least as old as the publication.
    expect(ages.every((age, index) => index === 0 || age > 5)).toBe(true);
    expect(await isOld(key)).toBe(true);
  });

  it('stays what it is after a publication where a question from before is answered late', async () => {
    const others = share();
    const [late, quick] = [start(), start()];
    const key = at('late');
    await late.get(key, wish);
    await publish();
    await quick.get(key, wish);
    await quick.set(key, make('new'), keep);
    await late.set(key, make('old'), keep);
    expect(others.write.mock.calls.map(([, { value }]) => value)).toEqual([make('new')]);
    expect(await start().get(key, wish)).toMatchObject({ value: make('new') });
    expect(await isOld(key)).toBe(false);
  });

  it('is new once it was asked for after the publication, whoever asked in vain before', async () => {
    share();
    const key = at('in vain');
    await start().get(key, wish);
    await publish();
    const honest = start();
    await honest.get(key, wish);
    await honest.set(key, make('new'), keep);
    expect(await isOld(key)).toBe(false);
  });
});

it.each(kinds)('a $kind that is old stays so once only the disk has it', async ({ kind, make, wish, keep }) => {
  const key = `/evicted-${kind}`;
  const one = start();
  await one.get(key, wish);
  await soon();
  const published = Date.now();
  await publish();
  const setting = one.set(key, make('old'), keep);
  const dated = ((await start().get(key, wish)) as { lastModified: number }).lastModified;
  expect(dated).toBeLessThan(published);
  await setting;
  // It leaves the memory.
  await start().set('/fills the memory', page('x'.repeat(999_980)), life);
  const found = (await start().get(key, wish)) as { lastModified: number };
  expect(found).toMatchObject({ value: make('old') });
  expect(Math.abs(found.lastModified - dated)).toBeLessThan(2);
});

describe('what is made while Redis is asked', () => {
  const [{ make, wish, keep }] = kinds;
  const older = () => ({ value: make('theirs'), lastModified: Date.now() - 1_000, ...life });

  it('is not lost to what it gives', async () => {
    const found = older();
    const pages = start();
    share(async () => {
      await start().set('/meanwhile', make('own'), keep);
      return found;
    });
    expect(await pages.get('/meanwhile', wish)).toMatchObject({ value: make('own') });
    share();
    expect(await start().get('/meanwhile', wish)).toMatchObject({ value: make('own') });
  });

  it('is found where it gives none', async () => {
    share(() => start().set('/meanwhile none', make('own'), keep));
    expect(await start().get('/meanwhile none', wish)).toMatchObject({ value: make('own') });
  });

  it('is what is held', async () => {
    start();
    share(async () => {
      await start().set('/held', make('own'), keep);
      return older();
    });
    expect(await (candela.get('hold page') as (key: string) => Promise<boolean>)('/held')).toBe(true);
    share();
    expect(await start().get('/held', wish)).toMatchObject({ value: make('own') });
  });
});
