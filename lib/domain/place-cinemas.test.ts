import { expect, it } from 'vitest';
import type { CinemaSummary, CitySummary } from './cinema';
import { listPlaceCinemas, pickPlaceCinemas } from './place-cinemas';

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
    pickPlaceCinemas(place, cinemas, cities)
      .map(({ slug }) => slug)
      .join(' '),
  ).toBe(expected);
});

it('asks a dozen cinemas at the most, however many are named', () => {
  expect(pickPlaceCinemas('city:paris', cinemas, cities)).toHaveLength(12);
  const many = Array.from({ length: 30 }, () => 'paris').join();
  expect(pickPlaceCinemas(many, cinemas, cities)).toHaveLength(12);
});

it('knows all that a place means, for who says what is left out', () => {
  expect(listPlaceCinemas('city:paris', cinemas, cities)).toHaveLength(20);
  const many = cinemas.map(({ slug }) => slug).join();
  expect(listPlaceCinemas(many, cinemas, cities)).toHaveLength(cinemas.length);
});
