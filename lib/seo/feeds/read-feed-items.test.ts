import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { cityItem, showItem, showList } from '@/tests/support/wire';
import { wireArticle } from '@/tests/support/wire-editorial';
import { type FeedWords, feedKinds } from './read-feed-items';

const { answeringOnly } = startCatalogue();
const words: FeedWords = { out: (day) => `sorti le ${day}`, premiere: (day) => `vu le ${day}` };
beforeEach(() => {
  vi.stubEnv('SITE_NOW', '2026-11-20T17:30:00+01:00');
});

const film = (slug: string, day: string, more = {}) =>
  showItem({ slug, showRef: slug.toUpperCase(), releaseAt: { FR_FR: day }, ...more });

describe('new films', () => {
  it('are those that have come out of late, newest first', async () => {
    answeringOnly({
      '/api/shows': showList(
        film('old', '2026-01-07'),
        film('last-week', '2026-11-11'),
        film('next-week', '2026-11-25'),
        film('today', '2026-11-20'),
        film('unknown', '1900-01-01'),
        film('opera', '2026-11-18', { isMovie: false, type: 'opera' }),
      ),
    });
    const items = await feedKinds.films.read('fr-FR', words);
    expect(items.map(({ url }) => new URL(url).pathname)).toEqual(['/films/today', '/films/last-week']);
    expect(items[0]).toEqual({
      id: 'tag:candela-cinemas.fr,2026:fr/show/TODAY',
      url: 'https://www.candela-cinemas.fr/films/today',
      title: 'Night Train',
      text: 'sorti le 20\u00a0novembre 2026 · 2h05 · Drame · Ada Roy',
      image: 'https://media.test/lg.jpg',
      publishedAt: '2026-11-20T00:00:00+01:00',
    });
  });

  it('keep their name when their address becomes another one', async () => {
    const idOf = async (slug: string) => {
      answeringOnly({ '/api/shows': showList(film(slug, '2026-11-18', { showRef: 'HO1' })) });
      return (await feedKinds.films.read('fr-FR', words))[0]?.id;
    };
    expect(await idOf('a-1')).toBe(await idOf('a-renamed-1'));
  });

  it('are an error, and no empty feed, while the catalogue is away', async () => {
    answeringOnly({});
    await expect(feedKinds.films.read('fr-FR', words)).rejects.toThrow();
  });
});

it('news are told newest first, in the language of the feed', async () => {
  answeringOnly({
    '/api/news': {
      news: [
        wireArticle({ slug: 'a-1', releaseDate: '2026-11-10 09:00:00', teaser: 'First.' }),
        wireArticle({ slug: 'b-2', releaseDate: '2026-11-16 09:00:00' }),
      ],
      types: [],
    },
  });
  const items = await feedKinds.news.read('en-FR');
  expect(items.map(({ url, text }) => [url, text])).toEqual([
    ['https://www.candela-cinemas.fr/en/news/b-2', 'Darker blacks'],
    ['https://www.candela-cinemas.fr/en/news/a-1', 'First.'],
  ]);
  expect(items[0]?.publishedAt).toBe('2026-11-16T00:00:00+01:00');
});

it('premieres are what a region shows before it is out, the next first, without a day of their own', async () => {
  const plays = (slug: string, day: string, tags: string[]) => ({
    slug,
    bookable: true,
    isComingSoon: true,
    isKids: false,
    next24ShowtimesCount: 0,
    tags,
    flag: null,
    days: { [day]: { tags, versions: [], bookable: true, flag: null, flagColor: null, cineOrder: 1 } },
  });
  answeringOnly({
    '/api/shows': showList(film('later', '2026-12-30'), film('sooner', '2026-12-23'), film('usual', '2026-11-18')),
    '/api/cities': [cityItem()],
    '/api/zone/lyon': {
      id: 'lyon',
      name: 'Lyon',
      shows: [
        plays('later', '2026-11-28', ['AVP']),
        plays('sooner', '2026-11-22', ['avp-equipe']),
        plays('usual', '2026-11-21', []),
      ],
    },
    '/api/tags': [],
  });
  const items = await feedKinds.premieres.read('fr-FR', words);
  expect(items.map(({ id, text, publishedAt }) => [id, text?.split(' · ')[0], publishedAt])).toEqual([
    ['tag:candela-cinemas.fr,2026:fr/premiere/SOONER', 'vu le 22\u00a0novembre 2026', null],
    ['tag:candela-cinemas.fr,2026:fr/premiere/LATER', 'vu le 28\u00a0novembre 2026', null],
  ]);
});

it('premieres are an error, and no empty feed, while no region tells its programme', async () => {
  answeringOnly({
    '/api/shows': showList(film('later', '2026-12-30')),
    '/api/cities': [cityItem()],
    '/api/tags': [],
  });
  await expect(feedKinds.premieres.read('fr-FR', words)).rejects.toThrow('No programme');
});
