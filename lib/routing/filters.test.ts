import { expect, it } from 'vitest';
import { isFilter } from './filter-segments';
import { filteredPath, parseFilters, splitFilters } from './filters';
import { findPlaceFilter } from './place-filter';

it('reads what an address filters by', () => {
  expect(
    parseFilters('/films/filters/date-2026-11-21/tags-imax,4dx/localisation-lyon/versions-vost/genres-com%C3%A9die'),
  ).toEqual({
    date: ['2026-11-21'],
    tags: ['imax', '4dx'],
    localisation: ['lyon'],
    versions: ['vost'],
    genres: ['comédie'],
  });
});

it.each([
  ['an unknown kind', '/films/filters/colour-red'],
  ['a date that is none', '/films/filters/date-2026-13-45'],
  ['a malformed escape', '/films/filters/tags-%E0%A4%A'],
  ['nothing at all', '/films/filters'],
])('leaves out %s', (_, pathname) => {
  expect(parseFilters(pathname)).toEqual({});
});

it('writes what it reads, one view one address', () => {
  const address = filteredPath('/films', { genres: ['drame'], date: ['2026-11-21'], tags: ['a+b', 'été'] });
  expect(address).toBe('/films/filters/date-2026-11-21/tags-a%2Bb,%C3%A9t%C3%A9/genres-drame');
  expect(parseFilters(address)).toEqual({ date: ['2026-11-21'], tags: ['a+b', 'été'], genres: ['drame'] });
  expect(filteredPath('/films', { tags: [] })).toBe('/films');
});

it.each([
  ['date-2026-11-21', true],
  ['tags-imax,4dx', true],
  ['way-time', true],
  ['way-around', false],
  ['film-kestrel-point-1', true],
  ['home-30', true],
  ['home-0', false],
  ['home-181', false],
  ['break-none', true],
  ['break-long', false],
  ['after-1930', true],
  ['after-2460', false],
  ['before-9', false],
  ['child-6', true],
  ['child-0', true],
  ['child-18', false],
  ['child-06', false],
  ['most-100', true],
  ['most-0', false],
  ['pass-covered', true],
  ['pass-mine', false],
  ['genres-com%C3%A9die', true],
  ['foo-bar', false],
  ['order-liked', true],
  ['order-random', false],
  ['genres', false],
  ['genres-', false],
  ['date-2026-13-45', false],
  ['date-2026-11-21,tomorrow', false],
  ['tags-imax,%E0%A4%A', false],
])('knows whether %s can be a filter: %s', (segment, answer) => {
  expect(isFilter(segment)).toBe(answer);
});

it('knows the base address', () => {
  expect(splitFilters('/films/filters/date-2026-11-21').base).toBe('/films');
  expect(splitFilters('/filters').base).toBe('/');
  expect(splitFilters('/films/filters-of-light').base).toBe('/films/filters-of-light');
});

it.each([
  '/films/filters/localisation-lyon',
  '/films/filters/date-2026-11-21/tags-imax/localisation-lyon,nice/genres-drame',
  '/films/filters/localisation-nice/localisation-lyon',
  '/films/localisation-lyon',
  '/films',
])('finds the same place of %s as the whole grammar does', (pathname) => {
  expect(findPlaceFilter(pathname)).toBe(parseFilters(pathname).localisation?.[0]);
});
