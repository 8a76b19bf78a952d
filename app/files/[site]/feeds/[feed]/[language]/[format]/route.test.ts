import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { cityItem, showItem, showList } from '@/tests/support/wire';
import { GET } from './route';

vi.mock('next-intl/server', () => import('@/tests/support/words-on-server'));
vi.mock('next/cache', () => ({ unstable_cache: (make: () => unknown) => make }));

const { answering, answeringOnly } = startCatalogue();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T17:30:00+01:00') });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => void vi.useRealTimers());

const plays = (slug: string, day: string) => ({
  ...{ slug, bookable: true, isComingSoon: true, isKids: false, next24ShowtimesCount: 0, tags: ['AVP'], flag: null },
  days: { [day]: { tags: ['AVP'], versions: [], bookable: true, flag: null, flagColor: null, cineOrder: 1 } },
});
const answers = {
  '/api/shows': showList(showItem({ slug: 'sooner', showRef: 'S', releaseAt: { FR_FR: '2026-12-23' } })),
  '/api/cities': ['lyon', 'nice'].map((slug) => cityItem({ slug })),
  '/api/zone/nice': { id: 'nice', name: 'Nice', shows: [] },
  '/api/zone/lyon': { id: 'lyon', name: 'Lyon', shows: [plays('sooner', '2026-11-22')] },
  '/api/tags': [],
};

function ask(): Promise<Response> {
  const params = Promise.resolve({ site: 'fr', feed: 'premieres', language: 'fr', format: 'json' });
  return GET(new Request('https://www.candela-cinemas.fr/feeds/premieres.json'), { params });
}
const countPremieres = async (): Promise<number> => (await (await ask()).json()).items.length;

it('is away, and not empty, where no region answers', async () => {
  answeringOnly({ ...answers, '/api/zone/lyon': undefined, '/api/zone/nice': undefined });
  expect((await ask()).status).toBe(503);
});

it('tells of the premieres of a region soon after it answers again', async () => {
  answeringOnly(answers);
  answering('/api/zone/lyon', () => new Response(null, { status: 500 }));
  expect(await countPremieres()).toBe(0);
  answeringOnly(answers);
  vi.setSystemTime(Date.now() + 15_000);
  expect(await countPremieres()).toBe(1);
});
