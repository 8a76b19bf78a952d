import { expect, it } from 'vitest';
import { localeCodes } from '../sites/locales';
import { carriedPath } from './carried-path';
import { filteredPath, parseFilters } from './filters';
import { href, type ParamsOf } from './href';
import type { Screen } from './routes';

const at = (path: string) => new URL(path, 'https://example.test');
const carried = (from: string, to: string, own?: string) => carriedPath('fr-FR', at(from), at(to), own);
const day = '/filters/date-2026-11-21';

it.each([
  // Every kind of link between a list, a film, a cinema and a city, and back.
  ['list to film', `/films${day}/localisation-lyon`, '/films/dune', `/films/dune${day}/localisation-lyon`],
  ['list to event', `/films${day}`, '/evenements/aida', `/evenements/aida${day}`],
  ['list to film, access', '/films/filters/tags-audiodesc', '/films/dune', '/films/dune/filters/tags-audiodesc'],
  ['list to film, version', '/films/filters/versions-vost', '/films/dune', '/films/dune/filters/versions-vost'],
  ['list to film, kids', '/films#kids', '/films/dune', '/films/dune/filters/tags-kids'],
  ['film to list', `/films/dune${day}/tags-imax`, '/films', `/films${day}/tags-imax`],
  ['film to list, kids', '/films/dune/filters/tags-kids,imax', '/films', '/films/filters/tags-imax#kids'],
  ['film to film', `/films/dune${day}/localisation-lyon`, '/films/totality', `/films/totality${day}/localisation-lyon`],
  ['film to cinema', `/films/dune${day}/localisation-lyon`, '/cinemas/lyon-1', `/cinemas/lyon-1${day}`],
  ['film to cinema, kids', '/films/dune/filters/tags-kids', '/cinemas/lyon-1', '/cinemas/lyon-1/filters/tags-kids'],
  ['cinema to film', `/cinemas/lyon-1${day}`, '/films/dune', `/films/dune${day}/localisation-lyon-1`],
  ['cinema to cinema', `/cinemas/lyon-1${day}`, '/cinemas/lyon-2', `/cinemas/lyon-2${day}`],
  ['cinema to its city', `/cinemas/lyon-1${day}`, '/cinemas/ville/lyon', `/cinemas/ville/lyon${day}`],
  ['cinema to list', '/cinemas/lyon-1', '/films', '/films/filters/localisation-lyon-1'],
  ['city to film', '/cinemas/ville/lyon', '/films/dune', '/films/dune/filters/localisation-lyon'],
  ['city to cinema', `/cinemas/ville/lyon${day}`, '/cinemas/lyon-1', `/cinemas/lyon-1${day}`],
  ['light city to light cinema', `/cinemas/ville-list/lyon${day}`, '/cinemas/l/lyon-1', `/cinemas/l/lyon-1${day}`],
  ['light cinema to film', '/cinemas/l/lyon-1', '/films/dune', '/films/dune/filters/localisation-lyon-1'],
  ['cinemas to cinema', `/cinemas${day}`, '/cinemas/lyon-1', `/cinemas/lyon-1${day}`],
  ['film to cinemas', `/films/dune${day}/versions-vost`, '/cinemas', `/cinemas${day}/versions-vost`],
  [
    'guide to film, the evening',
    '/seances/filters/after-2000/home-30',
    '/films/dune',
    '/films/dune/filters/after-2000/home-30',
  ],
  ['guide to film, the child', '/seances/filters/child-6', '/films/dune', '/films/dune/filters/child-6'],
  [
    'film to guide, the child and the pass',
    '/films/dune/filters/child-6/pass-covered',
    '/seances',
    '/seances/filters/child-6/pass-covered',
  ],
  [
    'previews to film, whose day they say',
    '/avant-premieres/filters/localisation-lyon',
    `/films/dune${day}`,
    `/films/dune${day}/localisation-lyon`,
  ],
  ['film to guide, the evening', '/films/dune/filters/break-none', '/seances', '/seances/filters/break-none'],
  ['with a trailer', `/films${day}`, '/films/dune?bandeannonce=true', `/films/dune${day}?bandeannonce=true`],
])('goes along: %s', (_, from, to, path) => {
  expect(carried(from, to)).toBe(path);
});

it.each([
  ['a genre, which no film is asked for', '/films/filters/genres-drame', '/films/dune'],
  ['the evening, which only a cinema knows', '/cinemas/lyon-1/filters/tags-apres-18', '/films/dune', 'lyon-1'],
  ['the place the visitor has everywhere', '/cinemas/lyon-1', '/films/dune', 'lyon-1'],
  ['the title and the way of a guide', '/seances/filters/film-nova/way-time', '/films/dune'],
  ['anything on the way to the same list', `/films${day}`, '/films'],
  ['anything within the page', `/films/dune${day}`, '/films/dune#board'],
  ['anything to a page without films', `/films${day}`, '/offres'],
  ['anything from a page without films', '/offres', '/films'],
  ['nothing chosen', '/films', '/films/dune'],
])('stays: %s', (_, from, to, own?: string) => {
  expect(carried(from, to, own)).toBeNull();
});

it('lets what a link says itself win', () => {
  expect(carried('/cinemas/ville/lyon', '/films/filters/localisation-lyon')).toBeNull();
  expect(carried(`/films${day}`, '/films/dune/filters/date-2026-12-24')).toBeNull();
  expect(carried('/films#kids', '/films/dune')).toBe('/films/dune/filters/tags-kids');
  expect(carried('/films/dune/filters/tags-kids', '/films#special')).toBeNull();
});

it.each(localeCodes)('knows the addresses of %s', (locale) => {
  const path = <S extends Screen>(screen: S, ...params: ParamsOf<S>) => href(locale, screen, ...params);
  const slug = { slug: 'x' };
  const list = filteredPath(path('shows') ?? '', { date: ['2026-11-21'], versions: ['vost'] });
  for (const to of [
    path('movie', slug),
    path('entertainment', slug),
    path('cinema', slug),
    path('cinemaLight', slug),
    path('city', slug),
    path('cityLight', slug),
    path('cinemas'),
  ]) {
    const along = to && carriedPath(locale, at(list), at(to));
    if (to) expect(parseFilters(along ?? '')).toEqual({ date: ['2026-11-21'], versions: ['vost'] });
  }
});
