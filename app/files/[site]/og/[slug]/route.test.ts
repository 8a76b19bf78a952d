import { expect, it, vi } from 'vitest';
import { drawShareCard } from '@/lib/pictures/share-card';
import { startCatalogue } from '@/tests/support/catalogue';
import { showDetails } from '@/tests/support/wire';
import { GET } from './route';

vi.mock('@/lib/pictures/share-card', () => ({ drawShareCard: vi.fn() }));

const { answering } = startCatalogue();

const ask = (slug: string) =>
  GET(new Request('https://www.candela-cinemas.fr/files/fr/og/x'), { params: Promise.resolve({ site: 'fr', slug }) });

it('draws two cards at a time, has thirty wait, and tells whoever comes then to come again', async () => {
  answering('/api/show/:slug', () => Response.json(showDetails({ posterPath: null, backgroundPath: null })));
  const { promise: paint, resolve: bring } = Promise.withResolvers<Buffer>();
  const draw = vi.mocked(drawShareCard).mockReturnValue(paint);
  const first = Array.from({ length: 32 }, (_, index) => ask(`film-${index}`));
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(2));
  const refused = await ask('film-32');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(draw).toHaveBeenCalledTimes(2);
  bring(Buffer.from('card'));
  expect(new Set((await Promise.all(first)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(draw).toHaveBeenCalledTimes(32);
});
