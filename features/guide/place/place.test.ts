import { expect, it } from 'vitest';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { buildPlace, namePlace } from './place.logic';

it.each([
  ['cinema:candela-lyon-part-dieu', 'Candela Lyon Part-Dieu', 'Lyon Part-Dieu'],
  ['city:lyon', 'Lyon', undefined],
  ['cinemas:a,b', '', undefined],
])('has a name for little room where %s has a longer one', (key, name, short) => {
  expect(buildPlace('fr-FR', { key, name }, [], [], 1).short).toBe(short);
});

const known = [
  { slug: 'lyon', name: 'Lyon' },
  { slug: 'nice', name: 'Nice' },
  { slug: 'part-dieu', name: 'Candela Lyon Part-Dieu' },
  { slug: 'opera', name: 'Candela Paris Opéra' },
];
it.each([
  ['a city', 'city:lyon', 'Lyon'],
  ['a cinema', 'cinema:part-dieu', 'Candela Lyon Part-Dieu'],
  ['what an address names', 'lyon', 'Lyon'],
  ['several, none before the others', 'lyon,opera', 'Lyon, Paris Opéra'],
  ['more than a title has room for', 'part-dieu,opera,nice,lyon', 'Lyon Part-Dieu, Paris Opéra +2'],
  ['some of which there are not', 'lyon,atlantis,nice', 'Lyon, Nice'],
  ['favourites, which the page has a word for', 'cinemas:part-dieu,opera', ''],
])('is called by what it means: %s', (_, key, name) => {
  expect(namePlace(key, known)).toBe(name);
});

it('calls the only cinema of a place without the brand that all of them bear', () => {
  const only = { slug: 'sihlcity', name: 'Candela Zürich Sihlcity', citySlug: 'zurich', gps: null } as CinemaSummary;
  const { cinemas } = buildPlace('de-CH', { key: 'city:zurich', name: 'Zürich' }, [only], [], 1);
  expect(cinemas[0]?.short).toBe('Zürich Sihlcity');
});
