// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { describe, expect, it, vi } from 'vitest';
import { city, cookieNow, loadAgain, lyon, now, withNothingChosen } from '@/tests/support/place-choices';
import { choosePlace as choose, forgetChosenPlace as forget } from './change-place';
import { enterPage as arrive } from './enter-page';
import { readPlaceHistory } from './place-history';

withNothingChosen();

it('keeps what was chosen for a year', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  choose(city('lyon'), lyon);
  expect(written).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^candela_locator=.*max-age=31536000/));
});

it('keeps a choice for a year, and its name for the next visit', () => {
  choose(city('lyon'), lyon);
  expect(cookieNow()).toBe('city:lyon');
  loadAgain();
  arrive({});
  expect(now()).toMatchObject({ choice: city('lyon'), place: lyon });
});

describe('where the visitor is', () => {
  const here = { mode: 'position', value: '45.76,4.84' } as const;
  const around = { name: '', cinemas: ['confluence'] };
  const nextVisit = () => {
    loadAgain();
    arrive({ folder: 'shows' });
  };

  it('is in no cookie, which would go out with every request, and known at the next visit', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    choose(here, around);
    expect(written).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^candela_locator=.*max-age=31536000/));
    expect([document.cookie, decodeURIComponent(document.cookie)].join()).not.toMatch(/45|4\.84/);
    expect(cookieNow()).toBe('position:');
    nextVisit();
    expect(now()).toMatchObject({ choice: here, place: around, source: 'cookie' });
  });

  it('is taken out of a cookie that an earlier version wrote', async () => {
    Cookies.set('candela_locator', 'position:45.76,4.84');
    nextVisit();
    expect(now().choice).toEqual(here);
    await expect.poll(cookieNow).toBe('position:');
    nextVisit();
    expect(now().choice).toEqual(here);
  });

  it('is forgotten with another choice', () => {
    choose(here, around);
    choose(city('lyon'), lyon);
    Cookies.set('candela_locator', 'position:');
    nextVisit();
    expect(now().choice).toBeNull();
  });

  it.each(['', 'undefined', '95,4', '45.76', 'lyon'])('is not believed of a storage that says "%s"', (text) => {
    Cookies.set('candela_locator', 'position:');
    localStorage.setItem('candela_position', text);
    nextVisit();
    expect(now().choice).toBeNull();
  });
});

it('keeps the choice in the cookie that the settings name', () => {
  Cookies.set('place', 'city:paris');
  Cookies.set('candela_locator', 'city:lyon');
  arrive({ folder: 'shows' }, 'place');
  expect(now().choice).toEqual(city('paris'));
  choose(city('nice'), { name: 'Nice', cinemas: ['massena'] });
  expect([Cookies.get('place'), cookieNow()]).toEqual(['city:nice', 'city:lyon']);
  arrive({ folder: 'movie' }, 'place');
  forget();
  expect([Cookies.get('place'), cookieNow()]).toEqual([undefined, 'city:lyon']);
});

it('keeps three places, each once, the newest first', () => {
  for (const town of ['Lyon', 'Nice', 'Lyon', 'Paris', 'Lille'])
    choose(city(town.toLowerCase()), { name: town, cinemas: ['a'] });
  expect(readPlaceHistory().map((place) => place.name)).toEqual(['Lille', 'Paris', 'Lyon']);
});

it('keeps a position out of the history, but knows its cinemas again', () => {
  choose(city('lyon'), lyon);
  choose({ mode: 'position', value: '45.76,4.84' }, { name: '', cinemas: ['part-dieu'] });
  expect(readPlaceHistory().map((place) => place.name)).toEqual(['Lyon']);
  loadAgain();
  arrive({});
  expect(now().place?.cinemas).toEqual(['part-dieu']);
});

it.each([
  '',
  'city',
  'city:',
  'city:<script>',
  'planet:mars',
  'position:91,0',
  'position:a,b',
  '%E0%A4%A',
  'x'.repeat(5000),
])('does not mind a cookie that says %j', (value) => {
  // biome-ignore lint/suspicious/noDocumentCookie: a value as no library would write it
  document.cookie = `candela_locator=${value}`;
  arrive({});
  expect(now()).toMatchObject({ ready: true, choice: null });
});

it.each(['{', '{}', '[1]', '[{"key":1}]', '[{"key":"city:lyon","name":"Lyon","cinemas":[1]}]'])(
  'does not mind a storage that holds %j',
  (kept) => {
    localStorage.setItem('candela_places', kept);
    Cookies.set('candela_locator', 'city:lyon');
    arrive({});
    expect(now()).toMatchObject({ choice: city('lyon'), place: null });
  },
);

it('gives up what is gone, cookie and all, but not the favourites of a visitor who has signed out', () => {
  Cookies.set('candela_locator', 'city:atlantis');
  arrive({});
  forget();
  expect([now().choice, cookieNow()]).toEqual([null, undefined]);

  choose({ mode: 'favorite', value: '' }, { name: '', cinemas: ['massena'] });
  forget();
  expect([now().choice, cookieNow()]).toEqual([null, 'favorite:']);
});
