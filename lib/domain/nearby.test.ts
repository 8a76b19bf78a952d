import { describe, expect, it } from 'vitest';
import { cinemaSummary, citySummary } from '@/tests/support/summaries';
import { listNearCinemas, listNearCities } from './nearby';

const at = (slug: string, latitude: number | null, citySlug = slug) =>
  cinemaSummary(slug, { citySlug, gps: latitude === null ? null : { latitude, longitude: 4.8 } });
const town = (slug: string) => citySummary(slug);
const here = { latitude: 45, longitude: 4.8 };
const limits = { maxDistance: 50, maxCinemas: 6 };
const cinemas = [at('far', 46), at('near', 45.1), at('nearest', 45.02), at('lost', null)];

describe('nearby cinemas', () => {
  const slugs = (named: string[]) => listNearCinemas(here, named, cinemas, limits).map(({ cinema }) => cinema.slug);

  it('are those the catalogue names', () => expect(slugs(['near'])).toEqual(['near']));
  it('are the nearest ones when it names none', () => expect(slugs([])).toEqual(['nearest', 'near']));
  it('are never too far, even when named', () => expect(slugs(['far', 'near'])).toEqual(['near']));
  it('are kept without a distance where they are named, after those that have one', () => {
    const near = listNearCinemas(here, ['lost', 'near'], cinemas, limits);
    expect(near.map(({ cinema, kilometres }) => [cinema.slug, kilometres && Math.round(kilometres)])).toEqual([
      ['near', 11],
      ['lost', null],
    ]);
  });
  it('are those that are named, in that order, where nobody knows where we are', () => {
    const near = listNearCinemas(null, ['near', 'lost', 'far'], cinemas, limits);
    expect(near.map(({ cinema, kilometres }) => [cinema.slug, kilometres])).toEqual([
      ['near', null],
      ['lost', null],
      ['far', null],
    ]);
  });
  it('are as many as the settings allow, also without a distance', () => {
    const few = listNearCinemas(here, ['lost', 'near', 'nearest'], cinemas, { ...limits, maxCinemas: 2 });
    expect(few.map(({ cinema }) => cinema.slug)).toEqual(['nearest', 'near']);
  });
  it('are none where nobody knows where we are and none is named', () => {
    expect(listNearCinemas(null, [], cinemas, limits)).toEqual([]);
  });
});

describe('nearby cities', () => {
  it('are measured to their nearest cinema, the nearest city first', () => {
    const members = [at('a', 46, 'valence'), at('b', 45.5, 'valence'), at('c', 45.2, 'vienne')];
    const cities = listNearCities(
      here,
      ['valence', 'vienne'],
      [town('valence'), town('vienne'), town('paris')],
      members,
    );
    expect(cities.map(({ slug, cinemas: count }) => [slug, count])).toEqual([
      ['vienne', 1],
      ['valence', 2],
    ]);
    expect(cities[1]?.kilometres).toBeCloseTo(55.6, 1);
  });

  it('are left out without an open cinema, and kept without a distance', () => {
    const cities = listNearCities(
      null,
      ['valence', 'vienne'],
      [town('valence'), town('vienne')],
      [at('a', 46, 'valence')],
    );
    expect(cities).toEqual([{ slug: 'valence', name: 'valence', cinemas: 1, kilometres: null }]);
  });
});
