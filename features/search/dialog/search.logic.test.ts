import { describe, expect, it } from 'vitest';
import type { SearchResult } from '@/lib/domain/search';
import { groupResults, pickDates, pickDetail, pickPicture, resultPath, resultTitle, resultType } from './search.logic';

const show = (slug: string, more: Partial<Extract<SearchResult, { kind: 'show' }>> = {}) =>
  ({
    kind: 'show',
    slug,
    title: slug,
    isMovie: true,
    poster: null,
    rating: null,
    genres: [],
    minutes: null,
    releasedOn: null,
    ...more,
  }) as const satisfies SearchResult;
const offer = (startsOn: string | null, endsOn: string | null) =>
  ({ kind: 'offer', slug: 'duo', title: 'Duo', image: null, startsOn, endsOn }) as const satisfies SearchResult;
const faq = (id: string, slug: string | null) =>
  ({ kind: 'faq', id, slug, title: 'Parking', topic: 'Access' }) as const satisfies SearchResult;
const cinema = {
  kind: 'cinema',
  slug: 'part-dieu',
  title: 'Candela Part-Dieu',
  city: 'Lyon',
  postalCode: '69003',
  image: 'https://media.example/part-dieu.webp',
  near: null,
} as const satisfies SearchResult;

describe('where a result leads', () => {
  it.each<[SearchResult, string]>([
    [show('kestrel-point'), '/films/kestrel-point'],
    [show('tosca', { isMovie: false }), '/evenements/tosca'],
    [cinema, '/cinemas/part-dieu'],
    [offer(null, null), '/offres/duo'],
    [{ kind: 'news', slug: 'phare', title: 'Phare', image: null, publishedOn: null, topic: null }, '/actualites/phare'],
    [faq('12', 'parking'), '/help/article/slug/parking'],
    [faq('12', null), '/help/article/id/12'],
    [{ kind: 'masterTemplate', slug: 'acces', title: 'Accès' }, '/fr/info/acces'],
    [{ kind: 'experience', slug: 'imax', title: 'IMAX', image: null }, '/experiences/imax'],
  ])('%#: %o', (result, path) => {
    expect(resultPath('fr-FR', result)).toBe(path);
  });

  it('leaves out what the site has no screen for', () => {
    expect(resultPath('fr-BE', faq('12', 'parking'))).toBeNull();
    expect(groupResults('fr-BE', [faq('12', 'parking')], null)).toEqual([]);
  });
});

describe('the groups', () => {
  const many = ['a', 'b', 'c', 'd', 'e'];
  const results: SearchResult[] = [
    ...many.map((id) => faq(id, null)),
    ...many.map((slug) => ({ ...cinema, slug })),
    ...many.map((slug) => show(slug)),
    ...many.map((slug) => ({ ...offer(null, null), slug })),
    ...many.map((slug) => ({ kind: 'news', slug, title: slug, image: null, publishedOn: null, topic: null }) as const),
  ];

  it('show four titles, three cinemas, four offers, four news and three answers, and count the rest', () => {
    const shown = groupResults('fr-FR', results, null).map(({ kind, hits, total }) => [kind, hits.length, total]);
    expect(shown).toEqual([
      ['show', 4, 5],
      ['cinema', 3, 5],
      ['offer', 4, 5],
      ['news', 4, 5],
      ['faq', 3, 5],
    ]);
  });

  it('show all of the one kind that was narrowed to', () => {
    const [only, ...others] = groupResults('fr-FR', results, 'cinema');
    expect(others).toEqual([]);
    expect(only?.hits).toHaveLength(5);
  });

  it('are asked for one by one where the API can', () => {
    expect(resultType(null)).toBeUndefined();
    expect(resultType('faq')).toBe('faq');
    expect(resultType('experience')).toBeUndefined();
  });
});

describe('when a result is', () => {
  const today = '2026-11-20';
  it.each<[string, SearchResult, object | null]>([
    ['a film that is out', show('a', { releasedOn: today }), { type: 'from', said: 'since', day: today }],
    ['a film to come', show('a', { releasedOn: '2026-12-16' }), { type: 'from', said: 'release', day: '2026-12-16' }],
    [
      'an event',
      show('a', { isMovie: false, releasedOn: '2026-11-28' }),
      { type: 'exact', said: 'exact', day: '2026-11-28' },
    ],
    ['a film without a date', show('a'), null],
    ['an offer of one day', offer('2026-12-01', '2026-12-01'), { type: 'exact', said: 'exact', day: '2026-12-01' }],
    [
      'an offer to come',
      offer('2026-12-01', '2026-12-15'),
      { type: 'interval', said: 'interval', start: '2026-12-01', end: '2026-12-15' },
    ],
    ['an offer that runs', offer('2026-11-01', '2026-12-15'), { type: 'until', said: 'until', day: '2026-12-15' }],
    ['an offer without end', offer('2026-12-01', null), { type: 'from', said: 'from', day: '2026-12-01' }],
    ['an offer that always holds', offer('2020-01-01', null), null],
    [
      'news',
      { kind: 'news', slug: 'a', title: 'A', image: null, publishedOn: '2026-11-12', topic: null },
      { type: 'exact', said: 'published', day: '2026-11-12' },
    ],
    ['a cinema', cinema, null],
  ])('%s', (_, result, dates) => {
    expect(pickDates(result, today)).toEqual(dates);
  });
});

it('names a cinema without the brand, with its postal code and town', () => {
  expect(resultTitle(cinema)).toBe('Part-Dieu');
  expect(pickDetail(cinema)).toBe('69003 Lyon');
  expect(pickDetail({ ...cinema, city: '', postalCode: '' })).toBeNull();
  expect(pickDetail(faq('1', null))).toBe('Access');
});

it('has a picture where the API sends one', () => {
  expect(pickPicture(cinema)).toBe('https://media.example/part-dieu.webp');
  expect(pickPicture(show('a', { poster: { md: '/m.webp', lg: '/l.webp' } }))).toBe('/m.webp');
  expect(pickPicture(faq('1', null))).toBeNull();
});
