import { beforeEach, expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { cityItem, showItem, showList } from '@/tests/support/wire';
import { findTitles } from './titles.load';

vi.mock('next-intl/server', () => import('@/tests/support/words-on-server'));

const { answeringOnly } = startCatalogue();

beforeEach(() => {
  vi.stubEnv('SITE_NOW', '2026-11-20T17:30:00+01:00');
  answeringOnly({
    '/api/shows': showList(showItem({ slug: 'soon', isComingSoon: true })),
    '/api/cities': [cityItem()],
    '/api/tags': [],
  });
});

it.each(['grid', 'kids', 'liked', 'dated'])(
  '%s is an error, and no empty list, while no region tells its programme',
  async (list) => {
    await expect(findTitles('fr-FR', list)).rejects.toThrow('No programme');
  },
);

it('what is to come is told all the same', async () => {
  expect(await findTitles('fr-FR', 'upcoming')).not.toBeNull();
});
