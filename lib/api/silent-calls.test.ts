import { expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { enterRequest } from '../process/request-scope';
import { askBriefly } from './ask-briefly';
import { endpointUrl } from './endpoint-url';
import { endpoints } from './endpoints/table';
import { readOr } from './read-or';

/** As in the making of one page: React's own remembers nothing outside of it. */
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  cache: (make: (...args: unknown[]) => unknown) => {
    const made = new Map<string, unknown>();
    return (...args: unknown[]) => {
      const key = JSON.stringify(args);
      if (!made.has(key)) made.set(key, make(...args));
      return made.get(key);
    };
  },
}));
vi.mock('next/dist/server/app-render/work-async-storage.external', async () => ({
  workAsyncStorage: new (await import('node:async_hooks')).AsyncLocalStorage(),
}));
vi.mock('next/cache', () => ({ unstable_cache: (make: () => unknown) => make }));

const { answering } = startCatalogue();

it('a page waits once for a call that is silent, however many films it asks about', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  answering('/api/show/:slug/showtimes/:date', () => new Promise(() => {}));
  answering('/api/tags', async () => {
    await new Promise((done) => setTimeout(done, 300));
    return Response.json([]);
  });
  const start = performance.now();
  for (const slug of ['a', 'b', 'c', 'd'])
    expect(await readOr('fr-FR', endpoints.showtimesOn, { slug, date: '2026-11-20' }, null)).toBeNull();
  expect(performance.now() - start).toBeLessThan(5_000);
  // What else it asks is waited for as ever.
  expect(await readOr('fr-FR', endpoints.tags, {}, null)).toEqual([]);
}, 20_000);

it('a page that asks one film after the other is not held up by each of them', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const asked = answering('/api/show/:slug/cinemas', () => new Promise(() => {}));
  const limits = vi.spyOn(AbortSignal, 'timeout');
  for (let film = 0; film < 8; film += 1)
    expect(await readOr('fr-FR', endpoints.showCinemas, { slug: `${film}` }, null)).toBeNull();
  const [first, ...others] = limits.mock.calls.flat();
  expect(first).toBe(2_500);
  expect(others).toHaveLength(7);
  expect(others.reduce((sum, each) => sum + each)).toBeLessThan(300);
  // The platform takes whole milliseconds only.
  expect(others.filter((each) => !Number.isInteger(each))).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(8);
}, 20_000);

it('a page does not wait as long again for what was waited for before it', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const asked = answering('/api/cities', () => new Promise(() => {}));
  const limits = vi.spyOn(AbortSignal, 'timeout');
  expect(await askBriefly('fr', endpointUrl('fr-FR', endpoints.cities, {}), 200)).toBeNull();
  expect(await readOr('fr-FR', endpoints.cities, {}, null)).toBeNull();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(limits.mock.calls).toEqual([[200], [1_000]]);
});

it('what is slow is waited for again soon, whoever asks meanwhile', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  answering('/api/news', async () => {
    await new Promise((done) => setTimeout(done, 1_300));
    return Response.json([]);
  });
  const url = endpointUrl('fr-FR', endpoints.news, {});
  const ask = (limit: number) => askBriefly('fr', url, limit);
  expect(await ask(200)).toBeNull();
  // Within the two seconds, and in vain.
  expect(await ask(1_500)).toBeNull();
  await new Promise((done) => setTimeout(done, 1_100));
  expect(await ask(1_500)).not.toBeNull();
}, 20_000);

it('neither a page nor its guard waits in full on account of a visitor who has waited', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  answering('/api/cities', () => new Promise(() => {}));
  answering('/api/events', () => new Promise(() => {}));
  const limits = vi.spyOn(AbortSignal, 'timeout');
  enterRequest({ id: 'a', arrived: performance.now() - 3_500, site: () => 'fr' });
  expect(await askBriefly('fr', endpointUrl('fr-FR', endpoints.cities, {}), 2_500)).toBeNull();
  expect(await readOr('fr-FR', endpoints.events, {}, null)).toBeNull();
  expect(limits.mock.calls).toEqual([[1_000], [1_000]]);
});
