// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { expect, it } from 'vitest';
import { cinema, city, cookieNow, loadAgain, lyon, now, withNothingChosen } from '@/tests/support/place-choices';
import { choosePlace as choose, namePlace as name } from './change-place';
import { enterPage as arrive } from './enter-page';
import { readPlaceHistory } from './place-history';
import { settlePlace as settle } from './settle-place';

withNothingChosen();

it('begins with what the address filters by, then the cinema of the page, then the cookie', () => {
  Cookies.set('candela_locator', 'city:paris');
  history.replaceState(null, '', '/cinemas/massena/filters/localisation-lyon');

  arrive({ folder: 'cinema', slug: 'massena' });
  expect(now()).toMatchObject({ wish: 'lyon', choice: null });

  settle(null, null, 'address');
  expect(now()).toMatchObject({ wish: null, choice: cinema('massena'), source: 'page' });

  loadAgain();
  history.replaceState(null, '', '/films');
  arrive({ folder: 'shows' });
  expect(now()).toMatchObject({ choice: city('paris'), source: 'cookie' });
});

it('falls back to the zone, and keeps neither it nor what a page or an address said', () => {
  arrive({ folder: 'shows' });
  settle(city('lyon'), lyon, 'zone');
  expect(now()).toMatchObject({ choice: city('lyon'), source: 'zone' });
  expect(cookieNow()).toBeUndefined();
  expect(readPlaceHistory()).toEqual([]);
});

it('lets a choice stand against an answer that comes later', () => {
  arrive({ folder: 'shows' });
  choose(city('nice'), { name: 'Nice', cinemas: ['massena'] });
  settle(city('lyon'), lyon, 'zone');
  name(city('lyon'), lyon);
  expect(now()).toMatchObject({ choice: city('nice'), place: { name: 'Nice' } });
});

it('means the cinema of a light page while that is shown, and the choice again afterwards', () => {
  arrive({ folder: 'shows' });
  choose(city('lyon'), lyon);
  arrive({ folder: 'cinema-light', slug: 'massena' });
  expect(now().choice).toEqual(cinema('massena'));
  expect(cookieNow()).toBe('city:lyon');
  arrive({ folder: 'cinema-light', slug: 'part-dieu' });
  expect(now().choice).toEqual(cinema('part-dieu'));
  arrive({ folder: 'shows' });
  expect(now()).toMatchObject({ choice: city('lyon'), place: lyon, source: 'chosen' });
});

it('lets a choice on a light page stand', () => {
  arrive({ folder: 'cinema-light', slug: 'massena' });
  choose(city('lyon'), lyon);
  arrive({ folder: 'shows' });
  expect(now().choice).toEqual(city('lyon'));
});

it('locks the order of the listed cinemas when another one is chosen on a cinema page, until that is left', () => {
  arrive({ folder: 'shows' });
  choose(city('lyon'), lyon);
  arrive({ folder: 'cinema', slug: 'confluence' });

  choose(cinema('part-dieu'), { name: 'Part-Dieu', cinemas: ['part-dieu'] });
  expect(now().order).toBeNull();

  choose(cinema('massena'), { name: 'Masséna', cinemas: ['massena'] });
  expect(now().order).toEqual(['massena', 'part-dieu']);
  choose(cinema('part-dieu'), { name: 'Part-Dieu', cinemas: ['part-dieu'] });
  expect(now().order).toEqual(['massena', 'part-dieu']);

  arrive({ folder: 'cinema', slug: 'part-dieu' });
  expect(now().order).toEqual(['massena', 'part-dieu']);
  arrive({ folder: 'shows' });
  expect(now().order).toBeNull();
});

it('locks nothing elsewhere, nor for a city', () => {
  arrive({ folder: 'movie' });
  choose(city('lyon'), lyon);
  choose(cinema('massena'), { name: 'Masséna', cinemas: ['massena'] });
  expect(now().order).toBeNull();
  arrive({ folder: 'cinema', slug: 'massena' });
  choose(city('lyon'), lyon);
  expect(now().order).toBeNull();
});
