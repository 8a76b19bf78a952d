// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Unsettled } from './unsettled';

afterEach(() => {
  delete document.documentElement.dataset.unsettled;
  vi.restoreAllMocks();
});

/** What a page says before its first paint to a visitor with this cookie. */
function isUnsettled(props: Partial<Parameters<typeof Unsettled>[0]>, cookie = '') {
  const { container } = render(<Unsettled cookie="place" {...props} />);
  const script = container.querySelector('script');
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  new Function(script?.textContent ?? '')();
  return 'unsettled' in document.documentElement.dataset;
}

it.each([
  ['the place it was made for', 'a=1; place=city:lyon', false],
  ['another place', 'place=city:nice', true],
  ['no place, so that it is still to be guessed', 'a=1', true],
])('a board, for a visitor with %s', (_, cookie, expected) => {
  expect(isUnsettled({ place: 'city:lyon', over: Date.now() + 1000 }, cookie)).toBe(expected);
});

it.each([
  ['', '', false, '/films/dune'],
  ['vost', '', true, '/films/dune/filters/versions-vost'],
  ['vost,vo', '', true, '/films/dune/filters/versions-vost'],
  ['vo', '', false, '/films/dune'],
  ['vost', '/filters/date-2026-11-21', true, '/films/dune/filters/date-2026-11-21/versions-vost'],
  ['vost', '/filters/versions-vf', false, '/films/dune/filters/versions-vf'],
])('a board, on a device that keeps "%s", at "%s"', (kept, filters, expected, address) => {
  localStorage.candela_versions = kept;
  history.replaceState(null, '', `/films/dune${filters}`);
  const answer = isUnsettled({ place: 'city:lyon', versions: ['vf', 'vost'] }, 'place=city:lyon');
  localStorage.clear();
  expect([answer, location.pathname]).toEqual([expected, address]);
});

it('a board of which nothing is left', () => {
  expect(isUnsettled({ place: 'city:lyon', over: Date.now() - 1000 }, 'place=city:lyon')).toBe(true);
});

it.each([
  ['to come', 1000, false],
  ['past', -1000, true],
])('a list that goes by the clock alone, of which the next is %s', (_, left, expected) => {
  expect(isUnsettled({ cookie: undefined, over: Date.now() + left }, 'undefined=1; place=city:nice')).toBe(expected);
});

it.each([
  ['a place', 'place=city:nice', true],
  ['none', 'places=1', false],
])('a list of everyone, for a visitor with %s', (_, cookie, expected) => {
  expect(isUnsettled({}, cookie)).toBe(expected);
});

it.each([
  ['through the place alone', '', 'place=city:nice', 'place'],
  ['through what the device keeps as well', 'vost', 'place=city:nice', ''],
])('tells what changes %s', (_, kept, cookie, expected) => {
  localStorage.candela_versions = kept;
  isUnsettled({ place: 'city:lyon', versions: ['vost'] }, cookie);
  localStorage.clear();
  history.replaceState(null, '', '/films/dune');
  expect(document.documentElement.dataset.unsettled).toBe(expected);
});
