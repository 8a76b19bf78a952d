import { expect, it } from 'vitest';
import type { CinemaSummary, CitySummary } from './cinema';
import { pickMainCity } from './main-city';

const cinema = (slug: string, citySlug: string, city = citySlug.toUpperCase()) =>
  ({ slug, citySlug, city }) as CinemaSummary;
const cinemas = [cinema('massena', 'nice'), cinema('confluence', 'lyon'), cinema('part-dieu', 'lyon')];
const city = (slug: string, isMainRegion = false) => ({ slug, name: slug.toUpperCase(), isMainRegion }) as CitySummary;

it('is the first main city that has a cinema, else the first that has one', () => {
  expect(pickMainCity([city('nice'), city('paris', true), city('lyon', true)], cinemas)?.slug).toBe('lyon');
  expect(pickMainCity([city('paris', true), city('nice'), city('lyon')], cinemas)?.slug).toBe('nice');
});

it('is the city that most cinemas name, where the list has none of theirs', () => {
  expect(pickMainCity([], cinemas)).toEqual({ slug: 'lyon', name: 'LYON' });
  expect(pickMainCity([city('paris', true)], cinemas)?.slug).toBe('lyon');
  expect(pickMainCity([], [cinema('alone', 'metz', '')])?.name).toBe('metz');
});

it('is none where there are no cinemas, or none that names its city', () => {
  expect(pickMainCity([city('lyon', true)], [])).toBeUndefined();
  expect(pickMainCity([], [cinema('nowhere', '')])).toBeUndefined();
});
