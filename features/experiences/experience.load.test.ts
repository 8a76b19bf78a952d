import { expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/errors';
import { cinemaSummary, citySummary } from '@/tests/support/summaries';
import { readAround } from './experience.load';
import { readStories } from './experiences.load';

const asked = vi.hoisted(() => ({ answer: async (_path: string): Promise<unknown> => null }));
vi.mock('@/lib/api/read', () => {
  const ask = (_locale: string, { path }: { path: string }, { slug = '' }: { slug?: string }) =>
    asked.answer(path.replace('[slug]', slug));
  return { find: ask, read: ask };
});
vi.mock('@/lib/api/read-listing', () => ({
  readListing: async () => ({ listed: [{ show: { slug: 'b' } }, { show: { slug: 'a' } }] }),
}));

const imax = {
  slug: 'imax',
  title: 'IMAX',
  tagline: null,
  teaser: null,
  details: null,
  picture: null,
  banner: null,
  pictogram: null,
  isPremium: true,
  badge: null,
  accessibility: null,
  ctaUrl: null,
};

it('films come in the order of the API, without those the site does not list', async () => {
  asked.answer = async (path) => (path.endsWith('/shows') ? ['a', 'unknown', 'b'] : []);
  const { films } = await readAround('fr-FR', imax);
  expect(films?.map(({ show }) => show.slug)).toEqual(['a', 'b']);
});

it('a town has a page where the catalogue lists it', async () => {
  asked.answer = async (path) => {
    if (path.endsWith('/cities')) return [citySummary('lyon')];
    const cinemas = ['lyon', 'dijon'].map((city) => cinemaSummary(city, { city, citySlug: city, tags: ['imax'] }));
    return path.endsWith('/cinemas') ? cinemas : [];
  };
  const { towns } = await readAround('fr-FR', imax);
  expect(towns?.map(({ slug, isListed }) => [slug, isListed])).toEqual([
    ['dijon', false],
    ['lyon', true],
  ]);
});

it('what fails around an experience is told apart from what is empty', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  asked.answer = async () => {
    throw new ApiError('any', 503);
  };
  expect(await readAround('fr-FR', { ...imax, ctaUrl: '/specials/a' })).toEqual({
    films: null,
    towns: null,
    filters: false,
    stories: [],
  });
});

it('stories are articles about experiences, each once, and never the one being read', async () => {
  asked.answer = async (path) => {
    const slug = path.split('/').at(-1);
    return { slug, kind: slug === 'news' ? 'news' : 'experience' };
  };
  const urls = ['/specials/a', null, '/specials/b', '/specials/a', '/specials/news', '/films'];
  const stories = await readStories('fr-FR', urls, 'b');
  expect(stories.map(({ slug }) => slug)).toEqual(['a']);
});
