import { expect, it } from 'vitest';
import { findOwnCinema, isVisitBegunHere } from './own-cinema.logic';

const list = 'https://www.example.fr/cinemas';
const visit = { landed: list, now: list, referrer: '', how: 'navigate' };

it.each([
  ['typed address', {}, true],
  ['a search engine', { referrer: 'https://search.example/' }, true],
  ['a link of the site', { referrer: 'https://www.example.fr/films' }, false],
  ['a link followed without a new document', { landed: 'https://www.example.fr/films' }, false],
  ['a reload', { how: 'reload' }, false],
  ['Back', { how: 'back_forward' }, false],
  ['a place in the list', { landed: `${list}#lyon`, now: `${list}#lyon` }, false],
  ['a list that is narrowed', { landed: `${list}/filters/tags-imax`, now: `${list}/filters/tags-imax` }, false],
  ['a browser that does not say', { how: '' }, false],
])('%s: a visit begins here is %s', (_, change, expected) => {
  expect(isVisitBegunHere({ ...visit, ...change })).toBe(expected);
});

const cinema = { choice: { mode: 'cinema', value: 'massena' }, place: null, source: 'cookie' } as const;
const favourites = {
  ...cinema,
  choice: { mode: 'favorite', value: '' },
  place: { name: '', cinemas: ['a', 'b'] },
} as const;

it.each([
  ['the cinema of an earlier visit', cinema, 'massena'],
  ['the first favourite', favourites, 'a'],
  ['no favourite yet', { ...favourites, place: null }, null],
  ['a cinema chosen just now', { ...cinema, source: 'chosen' }, null],
  ['the zone', { ...cinema, source: 'zone' }, null],
  ['a city, which has several', { ...cinema, choice: { mode: 'city', value: 'lyon' } }, null],
  ['nothing', { choice: null, place: null, source: null }, null],
] as const)('%s', (_, locator, expected) => {
  expect(findOwnCinema(locator, [])).toBe(expected);
});

it.each([
  ['nothing', { choice: null, place: null, source: null }, 'lyon-1'],
  ['the zone', { ...cinema, source: 'zone' }, 'lyon-1'],
  ['the cinema of an earlier visit', cinema, 'massena'],
  ['a city, which has several', { ...cinema, choice: { mode: 'city', value: 'lyon' } }, null],
  ['a cinema chosen just now', { ...cinema, source: 'chosen' }, null],
] as const)('a member with favourites who has chosen %s', (_, locator, expected) => {
  expect(findOwnCinema(locator, ['lyon-1', 'lyon-2'])).toBe(expected);
});
