import { expect, it } from 'vitest';
import { findMeantAge, parseWrittenAge } from './meant-age';
import type { ContentRating } from './show';

it.each([
  ['Dès 3 ans', 3],
  ['From age 6', 6],
  ['Ages 10 and up', 10],
  ['Ab 8 Jahren', 8],
  ['Vanaf 6 jaar', 6],
  ['6+ ans', 6],
  ['Avant-première', undefined],
  ['3D', undefined],
  ['La nuit des 20 ans', undefined],
  [null, undefined],
])('reads of the words %s the age', (words, age) => {
  expect(parseWrittenAge(words)).toBe(age);
});

const rated = (ref: string, forAll = false) => ({ ref, forAll }) as ContentRating;

it.each([
  ['the editors’ age', { meantFrom: 3, rating: rated('TP', true) }, 3],
  ['no age below the one of the law', { meantFrom: 8, rating: rated('9 (13)') }, 9],
  ['the age that is suggested, where editors say none', { rating: rated('0 (6)') }, 6],
  ['the age of the law, where nothing is suggested', { rating: rated('12') }, 12],
  ['everyone’s', { rating: rated('TP', true) }, 0],
  ['nothing, where nobody has said anything', { rating: null }, null],
])('finds %s', (_, title, age) => {
  expect(findMeantAge(title)).toBe(age);
});
