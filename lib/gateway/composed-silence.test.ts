import { expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { endpoints } from '../api/endpoints/table';
import { readOr } from '../api/read-or';
import { answerComposed } from './answer-composed';

vi.mock('next/dist/server/app-render/work-async-storage.external', async () => ({
  workAsyncStorage: new (await import('node:async_hooks')).AsyncLocalStorage(),
}));
vi.mock('next/cache', () => ({ unstable_cache: (make: () => unknown) => make }));

const { answering } = startCatalogue();

it('an answer made of many waits once for a call that is silent, however many cinemas it asks about', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  answering('/api/cinema/:slug/shows', () => new Promise(() => {}));
  const request = new Request('http://x/api/screens/starts?place=lyon', { headers: { host: 'fr.localhost:3000' } });
  const start = performance.now();
  const response = await answerComposed(request, null, 'starts', async ({ locale }) => {
    const told: unknown[] = [];
    for (const slug of ['a', 'b', 'c', 'd']) told.push(await readOr(locale, endpoints.cinemaShows, { slug }, null));
    return { told };
  });
  expect(await response.json()).toEqual({ told: [null, null, null, null] });
  expect(performance.now() - start).toBeLessThan(5_000);
}, 20_000);
