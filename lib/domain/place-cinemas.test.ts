import { describe, expect, it } from 'vitest';
import type { CinemaSummary, CitySummary } from './cinema';
import { findFirstCinemas, findPlaceCinemas, listPlaceCinemas, listPlaceNames } from './place-cinemas';

const cinema = (slug: string, citySlug: string) => ({ slug, citySlug }) as CinemaSummary;
const cinemas = [
  cinema('massena', 'nice'),
  cinema('confluence', 'lyon'),
  cinema('part-dieu', 'lyon'),
  ...Array.from({ length: 20 }, (_, at) => cinema(`paris-${at}`, 'paris')),
];
const cities = [
  { slug: 'lyon', cinemas: ['confluence'] },
  { slug: 'nice', cinemas: [] },
] as unknown as CitySummary[];

it.each([
  ['cinema:massena', 'massena'],
  ['city:lyon', 'confluence part-dieu'],
  ['city:nice', 'massena'],
  ['cinemas:part-dieu,gone,massena', 'part-dieu massena'],
  ['lyon', 'confluence part-dieu'],
  ['massena,lyon,part-dieu', 'massena confluence part-dieu'],
  ['cinema:lyon', ''],
  ['city:massena', ''],
  ['zone:lyon', ''],
  ['', ''],
])('%s means %s', (place, expected) => {
  expect(
    listPlaceCinemas(place, cinemas, cities)
      .map(({ slug }) => slug)
      .join(' '),
  ).toBe(expected);
});

it('asks a dozen cinemas at the most, however many are named', () => {
  expect(findFirstCinemas('city:paris', cinemas, cities)).toHaveLength(12);
  const many = Array.from({ length: 30 }, () => 'paris').join();
  expect(findFirstCinemas(many, cinemas, cities)).toHaveLength(12);
});

it('knows all that a place means, for who says what is left out', () => {
  expect(listPlaceCinemas('city:paris', cinemas, cities)).toHaveLength(20);
  const many = cinemas.map(({ slug }) => slug).join();
  expect(listPlaceCinemas(many, cinemas, cities)).toHaveLength(cinemas.length);
});

describe('who would say that there is no such place', () => {
  it.each([
    ['knows a place that there is', 'lyon', cinemas, cities, 2],
    ['knows by its cinemas a city whose list does not come', 'city:lyon', cinemas, null, 2],
    ['can say so with both lists', 'city:atlantis', cinemas, cities, 0],
    ['can say so of a cinema by the cinemas alone', 'cinema:atlantis', cinemas, null, 0],
  ] as const)('%s', (_, place, some, others, count) => {
    expect(findPlaceCinemas(place, some, others)).toHaveLength(count);
  });

  it.each([
    ['of a city whose list does not come', 'city:atlantis', cinemas, null],
    ['of what may be one', 'atlantis', cinemas, null],
    ['of a country without cities', 'city:atlantis', cinemas, []],
    ['of a country without cinemas', 'cinema:massena', [], cities],
  ] as const)('cannot tell %s', (_, place, some, others) => {
    expect(findPlaceCinemas(place, some, others)).toBeNull();
  });
});

it('calls a city by the list, and by its cinemas where that does not come', () => {
  const lyon = [{ ...cinema('confluence', 'lyon'), name: 'Confluence', city: 'LYON' }];
  const nameOf = (slug: string, list: readonly CitySummary[] | null) =>
    listPlaceNames(lyon, list).find((one) => one.slug === slug)?.name;
  expect(nameOf('lyon', [{ slug: 'lyon', name: 'Lyon' } as CitySummary])).toBe('Lyon');
  expect(nameOf('lyon', null)).toBe('LYON');
  expect(nameOf('confluence', null)).toBe('Confluence');
});
