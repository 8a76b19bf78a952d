import { expect, it, vi } from 'vitest';
import { drawShareCard } from '@/lib/pictures/share-card';
import { enterRequest, type RequestScope } from '@/lib/process/request-scope';
import { startCatalogue } from '@/tests/support/catalogue';
import { showDetails } from '@/tests/support/wire';
import { GET } from './route';

vi.mock('@/lib/pictures/share-card', () => ({ drawShareCard: vi.fn() }));
/** Next's own want a running Next. */
vi.mock('next/cache', () => ({ unstable_cache: (make: () => unknown) => make }));
vi.mock('next/dist/server/app-render/work-async-storage.external', async () => ({
  workAsyncStorage: new (await import('node:async_hooks')).AsyncLocalStorage(),
}));

const { answering } = startCatalogue();

/** On the account of a request. */
const within = <T>(request: RequestScope, task: () => Promise<T>) =>
  Promise.resolve().then(() => {
    enterRequest(request);
    return task();
  });

const ask = (slug: string) =>
  GET(new Request('https://www.candela-cinemas.fr/files/fr/og/x'), { params: Promise.resolve({ site: 'fr', slug }) });

it('draws two cards at a time, has thirty wait, and tells whoever comes then to come again', async () => {
  answering('/api/show/:slug', () => Response.json(showDetails({ posterPath: null, backgroundPath: null })));
  const { promise: paint, resolve: bring } = Promise.withResolvers<Awaited<ReturnType<typeof drawShareCard>>>();
  const draw = vi.mocked(drawShareCard).mockReturnValue(paint);
  const first = Array.from({ length: 32 }, (_, index) => ask(`film-${index}`));
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(2));
  const stranger: RequestScope = { id: 'a-stranger', arrived: performance.now(), site: () => 'fr' };
  const refused = await within(stranger, () => ask('film-32'));
  expect(stranger.isTurnedAway).toBe(true);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(draw).toHaveBeenCalledTimes(2);
  bring({ bytes: Buffer.from('card'), isWhole: true });
  expect(new Set((await Promise.all(first)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(draw).toHaveBeenCalledTimes(32);
});

it.each([
  ['fails', () => new Response('<h1>Oops</h1>', { status: 500 })],
  ['says too many', () => Response.json('Slow down', { status: 429 })],
  ['answers something else', () => Response.json({ message: 'x' })],
])('is to come for again, and kept by nobody, where the catalogue %s', async (how, answer) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(drawShareCard).mockResolvedValue({ bytes: Buffer.from('card'), isWhole: true });
  const slug = `film-where-it-${how.replaceAll(' ', '-')}`;
  answering(`/api/show/${slug}`, answer);
  const visitor: RequestScope = { id: 'a-visitor', arrived: performance.now(), site: () => 'fr' };
  const failed = await within(visitor, () => ask(slug));
  expect(visitor.isTurnedAway).toBeUndefined();
  expect([failed.status, failed.headers.get('cache-control'), failed.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '10',
  ]);
  answering(`/api/show/${slug}`, () => Response.json(showDetails({ posterPath: null, backgroundPath: null })));
  expect((await ask(slug)).status).toBe(200);
});

it.each([404, 410])(
  'is not there for a title of which the catalogue says %i, as briefly as may be of a fault',
  async (status) => {
    answering(`/api/show/none-${status}`, () => new Response(null, { status }));
    const answer = await ask(`none-${status}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'public, max-age=5']);
  },
);

it('is kept for seconds where what came for a picture is none', async () => {
  vi.mocked(drawShareCard).mockResolvedValue({ bytes: Buffer.from('card'), isWhole: false });
  answering('/api/show/artless', () => Response.json(showDetails({ posterPath: null, backgroundPath: null })));
  expect((await ask('artless')).headers.get('cache-control')).toBe('public, max-age=5');
});
