// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFilters } from '@/lib/routing/use-filters';
import { followChosenFilters } from '@/lib/routing/write-filters';
import { useAnswers } from '@/lib/visitor/answers/answers.store';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { tellUnknown } from './parts/tell-unknown';

const catalogue: Readonly<Record<string, readonly object[]>> = {
  tags: [{ slug: 'imax' }, { slug: 'dolby' }],
  versions: [{ slug: 'vf' }, { slug: 'vost' }],
  cities: [
    { slug: 'lyon', cinemas: [] },
    { slug: 'brest', cinemas: ['candela-brest'] },
  ],
  // The only one of Brest has closed.
  cinemas: [{ slug: 'candela-lyon-bellecour', citySlug: 'lyon' }],
};
const shown = ['kestrel-point-1'];
const asked = vi.fn(async (url: string) => {
  const [, name = '', slug = ''] = /entities\/(\w+)(?:\/([^?]+))?/.exec(url) ?? [];
  if (slug === 'silent') return new Response('', { status: 503 });
  if (name === 'show' && shown.includes(slug)) return Response.json({ slug, title: 'Kestrel Point' });
  return catalogue[name] ? Response.json(catalogue[name]) : new Response('', { status: 404 });
});

followChosenFilters();

beforeEach(() => {
  useAlerts.setState({ queue: [] });
  useAnswers.setState({}, true);
  asked.mockClear();
  document.body.innerHTML = '';
  vi.stubGlobal('fetch', asked);
});
const told = () => useAlerts.getState().queue.map(({ subtitle }) => subtitle);
const here = { locale: 'fr-FR', hasPass: true } as const;

it.each([
  ['/seances/filters/colour-red/after-2000/date-soon', '/seances/filters/after-2000', ['colour-red, date-soon']],
  ['/seances/filters/nobody', '/seances', ['nobody']],
  ['/seances/filters/after-2000', '/seances/filters/after-2000', []],
  [
    '/seances/filters/genres-drame/order-liked/after-2000',
    '/seances/filters/after-2000',
    ['genres-drame, order-liked'],
  ],
  ['/films/filters/order-liked', '/films/filters/order-liked', []],
  ['/films/filters/way-time', '/films', ['way-time']],
  ['/seances-accessibles/filters/after-2000/nobody', '/seances-accessibles', ['after-2000, nobody']],
  ['/films/kestrel-point-1/filters/child-6', '/films/kestrel-point-1/filters/child-6', []],
  ['/films/kestrel-point-1/filters/film-nobody-0', '/films/kestrel-point-1', ['film-nobody-0']],
  ['/seances', '/seances', []],
  ['/seances/filters/tags-imax,imaxx', '/seances/filters/tags-imax', ['tags-imaxx']],
  ['/seances/filters/tags-imaxx/versions-klingon,VF', '/seances/filters/versions-VF', ['tags-imaxx, versions-klingon']],
  ['/films/filters/tags-apres-18,kids,pmr', '/films/filters/tags-apres-18,kids,pmr', []],
  ['/seances/filters/localisation-atlantis', '/seances', ['localisation-atlantis']],
  ['/seances/filters/localisation-lyon,brest', '/seances/filters/localisation-lyon', ['localisation-brest']],
  [
    '/seances/filters/localisation-lyon,candela-lyon-bellecour',
    '/seances/filters/localisation-lyon,candela-lyon-bellecour',
    [],
  ],
])('at %s leaves %s in the address and tells %j', async (from, to, words) => {
  history.replaceState(null, '', from);
  await tellUnknown('Not known here', here);
  expect(location.pathname).toBe(to);
  expect(told()).toEqual(words);
});

it.each([
  ['a film that plays nowhere on the day, but is one', 'film-kestrel-point-1', []],
  ['a film that nobody has heard of', 'film-nobody-0', ['film-nobody-0']],
  ['one of two films', 'film-kestrel-point-1,nobody-0', ['film-nobody-0']],
  ['a film of which nobody can say', 'film-silent', []],
])('tells of %s: %s', async (_, segment, words) => {
  history.replaceState(null, '', `/seances/filters/${segment}`);
  await tellUnknown('Not known here', here);
  expect(told()).toEqual(words);
  expect(location.pathname.includes('nobody')).toBe(false);
  expect(location.pathname.includes(segment.replace(/,?(film-)?nobody-0/, ''))).toBe(true);
});

it('asks for a film once, be it known or not', async () => {
  history.replaceState(null, '', '/seances/filters/film-kestrel-point-1,nobody-0');
  await tellUnknown('Not known here', here);
  history.replaceState(null, '', '/seances/filters/film-kestrel-point-1,nobody-0');
  await tellUnknown('Not known here', here);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks for some of the films of an address alone', async () => {
  const films = Array.from({ length: 500 }, (_, index) => `nobody-${index}`);
  history.replaceState(null, '', `/seances/filters/film-${films}`);
  await tellUnknown('Not known here', here);
  expect(asked).toHaveBeenCalledTimes(8);
});

const list = '<ul><li data-genres="drame romance"></li><li data-genres=""></li><li data-genres="comedie"></li></ul>';
it.each([
  ['one that a title of the list has', list, '/films/filters/genres-romance', []],
  ['one that none has', list, '/films/filters/genres-romance,polka', ['genres-polka']],
  ['one while the list is not there', '', '/films/filters/genres-polka', []],
  ['one while the list has no title', '<ul></ul>', '/films/filters/genres-polka', []],
])('tells of a genre: %s', async (_, page, path, words) => {
  document.body.innerHTML = page;
  history.replaceState(null, '', path);
  await tellUnknown('Not known here', here);
  expect(told()).toEqual(words);
  expect(location.pathname).toBe(path.replace(',polka', ''));
  expect(asked).not.toHaveBeenCalled();
});

it('compares genres only once all of the list has arrived', async () => {
  document.body.innerHTML = '<ul><li data-genres="drame"></li></ul>';
  vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('loading');
  history.replaceState(null, '', '/films/filters/genres-comedie');
  const telling = tellUnknown('Not known here', here);
  document.body.innerHTML = list;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await telling;
  expect(told()).toEqual([]);
});

it('asks the catalogue for what an address names alone, and says nothing of it while the catalogue does not', async () => {
  history.replaceState(null, '', '/seances/filters/after-2000');
  await tellUnknown('Not known here', here);
  expect(asked).not.toHaveBeenCalled();
  asked.mockImplementation(async () => new Response('', { status: 404 }));
  history.replaceState(null, '', '/seances/filters/tags-imaxx');
  await tellUnknown('Not known here', here);
  expect([location.pathname, told()]).toEqual(['/seances/filters/tags-imaxx', []]);
});

it('takes a pass out of the address of a site that has none, and says so to what filters by it', async () => {
  history.replaceState(null, '', '/seances/filters/after-2000/pass-covered');
  const { result } = renderHook(() => useFilters()[0]);
  await act(() => tellUnknown('Not known here', { locale: 'fr-FR', hasPass: false }));
  expect(location.pathname).toBe('/seances/filters/after-2000');
  expect(result.current).toEqual({ after: ['2000'] });
  expect(told()).toEqual(['pass-covered']);
});
