import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterEach, expect, it, vi } from 'vitest';
import KeptPages from '@/cache-handler.mjs';

const { candela } = globalThis as typeof globalThis & { candela: Map<string, unknown> };
afterEach(() => void candela.delete('page may be remade'));

const pages = new KeptPages({ fs: nodeFs, flushToDisk: false, revalidatedTags: [], maxMemoryCacheSize: 1e6 });
const page = { kind: 'APP_PAGE', html: 'a page', rscData: Buffer.from(''), headers: {}, status: 200 };
const find = async (key: string) =>
  (await pages.get(key, { kind: 'APP_PAGE', isFallback: false })) as { value: object; lastModified: number };
const keep = (key: string, seconds: number) =>
  pages.set(key, page, { cacheControl: { revalidate: seconds, expire: undefined } });
const ago = (seconds: number) => Date.now() - seconds * 1000;

async function keepOld(key: string, seconds = 60) {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(ago(300));
  await keep(key, seconds);
  clock.mockRestore();
}

it('has Next make an old page anew where that may be, and takes it for a young one where it may not, until it may', async () => {
  await keepOld('/old');
  candela.set('page may be remade', () => false);
  expect(await find('/old')).toMatchObject({ value: { html: 'a page', headers: { 'x-old': '1' } } });
  expect((await find('/old')).lastModified).toBeGreaterThan(ago(5));
  candela.set('page may be remade', () => true);
  const old = await find('/old');
  expect([old.lastModified < ago(200), old]).toEqual([true, expect.objectContaining({ value: page })]);
});

it('asks about a page that is old, once, with the seconds that it lives and the milliseconds since it was made', async () => {
  const asked = vi.fn(() => true);
  candela.set('page may be remade', asked);
  await keep('/young', 60);
  await keepOld('/lacking', 5);
  await find('/young');
  await find('/lacking');
  expect(asked.mock.calls).toEqual([['/lacking', 5, expect.any(Number)]]);
  const age = Number((asked.mock.calls as unknown[][])[0]?.[2]);
  expect(Math.abs(age - 300_000)).toBeLessThan(5_000);
});
