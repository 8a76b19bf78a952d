import { expect, it } from 'vitest';
import { findKnownPlace, listMainCities, listRecent, listSuggestions, searchPlaces } from './locator.logic';

const city = (slug: string, name: string, postalCode: string, cinemas: string[], isMainRegion = false) => ({
  slug,
  name,
  postalCode,
  theaterPostalCode: postalCode,
  cinemas,
  isMainRegion,
});
const positions: Record<string, { latitude: number; longitude: number }> = {
  bastille: { latitude: 48.85, longitude: 2.37 },
  confluence: { latitude: 45.74, longitude: 4.82 },
  'part-dieu': { latitude: 45.76, longitude: 4.86 },
};
const cinema = (slug: string, name: string, citySlug: string, postalCode: string, town: string) => ({
  slug,
  name: `Candela ${name}`,
  citySlug,
  postalCode,
  city: town,
  gps: positions[slug] ?? null,
});

const cities = [
  city('lyon', 'Lyon', '69000', ['confluence', 'part-dieu']),
  city('saint-etienne', 'Saint-Étienne', '42000', ['steel']),
  city('paris', 'Paris', '75000', ['bastille', 'opera', 'nation'], true),
  city('vide', 'Vide-sur-Seine', '75999', []),
];
const cinemas = [
  cinema('bastille', 'Paris Bastille', 'paris', '75011', 'Paris'),
  cinema('confluence', 'Confluence', 'lyon', '69002', 'Lyon'),
  cinema('part-dieu', 'Part-Dieu', 'lyon', '69003', 'Lyon'),
  cinema('steel', 'Steel', 'saint-etienne', '42100', 'Saint-Étienne'),
];
const found = (text: string) => searchPlaces(text, cities, cinemas).map(({ choice }) => choice.value);

it('finds the town first, then its cinemas, even those that do not bear its name', () => {
  expect(found('lyo')).toEqual(['lyon', 'confluence', 'part-dieu']);
});

it('does not mind accents, case or dashes', () => {
  expect(found('SAINT eti')).toEqual(['saint-etienne', 'steel']);
  expect(found('part-di')).toEqual(['part-dieu']);
});

it('matches the beginning of words only, and all that were typed', () => {
  expect(found('yon')).toEqual([]);
  expect(found('conf ly')).toEqual(['confluence']);
  expect(found('lyon steel')).toEqual([]);
});

it('reads digits as the beginning of a postcode', () => {
  expect(found('690')).toEqual(['lyon', 'confluence', 'part-dieu']);
  expect(found('4210')).toEqual(['steel']);
});

it.each(['1017 CN', '1017cn', '1017CN', '1017 cn', '1017 c', '1017-cn', '1017 cn amsterdam', '1017 munt'])(
  'finds a Dutch postcode, however its letters are typed: %s',
  (text) => {
    const dutch = [cinema('munt', 'De Munt', 'amsterdam', '1017 CN', 'Amsterdam')];
    expect(searchPlaces(text, [], dutch).map(({ choice }) => choice.value)).toEqual(['munt']);
    expect(searchPlaces(text, [city('amsterdam', 'Amsterdam De Munt', '1017 CN', ['munt'])], [])).toHaveLength(1);
  },
);

it('takes what follows a postcode for words of the name', () => {
  expect(found('69003 lyon')).toEqual(['part-dieu']);
  expect(found('690 lyon conf')).toEqual(['confluence']);
  expect(found('69003 paris')).toEqual([]);
});

it('offers no town without a cinema', () => {
  expect(found('vide')).toEqual([]);
  expect(listMainCities(cities).map(({ choice }) => choice.value)).toEqual(['paris', 'lyon', 'saint-etienne']);
});

it('suggests the cinemas near the choice first', () => {
  const first = (choice: Parameters<typeof listSuggestions>[0]) => listSuggestions(choice, cinemas)[0]?.choice.value;
  expect(first({ mode: 'city', value: 'saint-etienne' })).toBe('steel');
  expect(first({ mode: 'cinema', value: 'part-dieu' })).toBe('confluence');
  expect(first(null)).toBe('confluence');
});

it('suggests the nearest cinemas to a visitor who was located, those without a position last', () => {
  const order = listSuggestions({ mode: 'city', value: 'paris' }, cinemas, { latitude: 45.76, longitude: 4.85 });
  expect(order.map(({ choice }) => choice.value)).toEqual(['part-dieu', 'confluence', 'bastille', 'steel']);
});

it('offers again what was chosen before: not the choice of now, nor what is gone or no place at all', () => {
  const kept = ['city:lyon', 'cinema:bastille', 'city:atlantis', 'position:45.76,4.84', '<script>', 'city:paris'];
  const offered = listRecent(
    kept.map((key) => ({ key })),
    { mode: 'city', value: 'paris' },
    cities,
    cinemas,
  );
  expect(offered.map(({ place }) => place.name)).toEqual(['Lyon', 'Candela Paris Bastille']);
});

it('names a choice, unless it is gone', () => {
  expect(findKnownPlace({ mode: 'city', value: 'lyon' }, cities, cinemas)).toEqual({
    name: 'Lyon',
    cinemas: ['confluence', 'part-dieu'],
  });
  expect(findKnownPlace({ mode: 'cinema', value: 'bastille' }, cities, cinemas)?.name).toBe('Candela Paris Bastille');
  expect(findKnownPlace({ mode: 'city', value: 'atlantis' }, cities, cinemas)).toBeNull();
});
