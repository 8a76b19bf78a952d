import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { beforeEach, expect, it, vi } from 'vitest';
import KeptPages from '@/cache-handler.mjs';
import { noteMadePages } from '../guards/note-made-pages';
import { enterRequest } from '../process/request-scope';
import { limitRemakes } from './limit-remakes';

const pages = new KeptPages({ fs: nodeFs, flushToDisk: false, revalidatedTags: [], maxMemoryCacheSize: 1e6 });
const page = { kind: 'APP_PAGE', html: 'a page', rscData: Buffer.from(''), headers: {}, status: 200 };
const keep = (key: string, seconds: number) =>
  pages.set(key, page, { cacheControl: { revalidate: seconds, expire: undefined } });
async function keepOld(count: number, seconds: number) {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 300_000);
  const keys = Array.from({ length: count }, (_, index) => `/$/of-${seconds}-seconds-${index}`);
  for (const key of keys) await keep(key, seconds);
  clock.mockRestore();
  return keys;
}
/** Whether Next makes it anew: what is old for it. */
const isRemade = async (key: string) =>
  ((await pages.get(key, { kind: 'APP_PAGE', isFallback: false })) as { lastModified: number }).lastModified <
  Date.now() - 100_000;

beforeEach(() => {
  noteMadePages();
  limitRemakes();
  vi.stubEnv('NODE_ENV', 'production');
});

it('has a few of those that lack a part made anew at a time, and leaves whole ones their turns', async () => {
  const lacking = await keepOld(14, 5);
  const remade = [];
  for (const key of lacking) remade.push(await isRemade(key));
  expect(remade.filter(Boolean)).toHaveLength(12);
  const [first = '', ...rest] = lacking;
  await keep(first, 60);
  expect(await isRemade(rest.at(-1) ?? '')).toBe(true);
  const whole = await keepOld(3, 60);
  expect([await isRemade(whole[0] ?? ''), await isRemade(whole[1] ?? '')]).toEqual([true, true]);
  expect(await isRemade(whole[2] ?? '')).toBe(false);
});

it('limits nothing that is only asked for ahead', async () => {
  const keys = await keepOld(20, 8);
  const remade: boolean[] = [];
  await Promise.resolve().then(async () => {
    enterRequest({ id: 'ahead', arrived: performance.now(), site: () => 'fr', isAhead: true });
    for (const key of keys) remade.push(await isRemade(key));
  });
  expect(remade.every(Boolean)).toBe(true);
});
