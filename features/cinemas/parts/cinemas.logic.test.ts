import { describe, expect, it } from 'vitest';
import type { CinemaSummary, CitySummary } from '@/lib/domain/cinema';
import { isFoundBy } from '@/lib/text/search-keys';
import { cinemaSummary, citySummary } from '@/tests/support/summaries';
import { buildCinemaKeys, groupByCity, orderTowns } from './cinemas.logic';

type Named<Summary> = Partial<Summary> & { slug: string };
const cinema = (facts: Named<CinemaSummary>) =>
  cinemaSummary(facts.slug, { name: facts.slug, city: '', street: '', postalCode: '', ...facts });
const city = (facts: Named<CitySummary>) => citySummary(facts.slug, facts);

describe('the list by region and city', () => {
  const cities = [
    city({ slug: 'valence', name: 'Valence', region: 'Drôme' }),
    city({ slug: 'villeurbanne', name: 'Villeurbanne', region: 'Rhône' }),
    city({ slug: 'annecy', name: 'Annecy', region: 'Haute-Savoie' }),
    city({ slug: 'lyon', name: 'Lyon', region: 'Rhône', isMainRegion: true }),
    city({ slug: 'empty', name: 'Ville sans cinéma', region: 'Ain' }),
  ];
  const cinemas = ['valence', 'villeurbanne', 'annecy', 'lyon'].map((citySlug) => cinema({ slug: citySlug, citySlug }));

  it('puts main regions first and keeps the cities of a region together', () => {
    expect(groupByCity(cinemas, cities, 'fr').map((group) => group.name)).toEqual([
      'Lyon',
      'Villeurbanne',
      'Annecy',
      'Valence',
    ]);
  });

  it('leaves out a city without an open cinema and keeps a cinema without a city', () => {
    const groups = groupByCity([cinema({ slug: 'x', citySlug: 'unlisted', city: 'Dijon' })], cities, 'fr');
    expect(groups).toMatchObject([{ name: 'Dijon', region: '', cinemas: [{ slug: 'x' }] }]);
  });

  it('sorts as the language reads, accents beside their letter', () => {
    const named = ['Zénith', 'Étoile', 'Forum'].map((name) => cinema({ slug: name, name }));
    expect(groupByCity(named, cities, 'fr')[0]?.cinemas.map(({ name }) => name)).toEqual(['Étoile', 'Forum', 'Zénith']);
  });
});

it('puts the towns of the visitor’s own cinemas first and in them these cinemas, the nearest before the others', () => {
  const town = (slug: string, ...cinemas: string[]) => ({ slug, cinemas: cinemas.map((name) => ({ slug: name })) });
  const towns = [town('paris', 'p1'), town('lyon', 'l1', 'l2'), town('nice', 'n1'), town('lille', 'x1')];
  const order = (...own: string[]) =>
    orderTowns(towns, own).map(({ slug, cinemas }) => [slug, ...cinemas.map((one) => one.slug)].join(' '));
  expect(order('n1', 'l2')).toEqual(['nice n1', 'lyon l2 l1', 'paris p1', 'lille x1']);
  expect(order()).toEqual(['paris p1', 'lyon l1 l2', 'nice n1', 'lille x1']);
});

describe('searching a cinema', () => {
  const keys = buildCinemaKeys(cinema({ slug: 'x', name: 'Candela Saint-Étienne Châteaucreux', postalCode: '42000' }), {
    name: 'Saint-Étienne',
    codes: ['42100'],
  });

  it.each(['saint etienne', 'Saint-Étienne', 'CHATEAU', 'étienne candela', 'creux', '  '])(
    'finds it by "%s"',
    (query) => {
      expect(isFoundBy(query, keys)).toBe(true);
    },
  );

  it.each(['lyon', 'saint denis', 'rue'])('does not find it by "%s"', (query) => {
    expect(isFoundBy(query, keys)).toBe(false);
  });

  it('reads digits as the start of the postal code of the city or the theatre', () => {
    expect(['4', '42', '42000', '421'].map((query) => isFoundBy(query, keys))).toEqual([true, true, true, true]);
    expect(['2000', '43', '420001'].map((query) => isFoundBy(query, keys))).toEqual([false, false, false]);
  });

  it('takes a Dutch postal code with its letters, spaced or not', () => {
    const dutch = buildCinemaKeys(cinema({ slug: 'x', name: 'Candela Amsterdam', postalCode: '1017 CJ' }), {
      name: 'Amsterdam',
      codes: [],
    });
    expect(['1017', '1017cj', '1017 C'].map((query) => isFoundBy(query, dutch))).toEqual([true, true, true]);
    expect(isFoundBy('1018', dutch)).toBe(false);
  });

  it('takes what follows a postal code for words of the names', () => {
    expect(['42000 saint etienne', '421 châteaucreux'].map((query) => isFoundBy(query, keys))).toEqual([true, true]);
    expect(['42000 lyon', '69000 saint etienne'].map((query) => isFoundBy(query, keys))).toEqual([false, false]);
  });
});
