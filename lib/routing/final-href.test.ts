import { expect, it } from 'vitest';
import { finalHref } from './final-href';

it.each([
  ['fr-BE', '/fr/info/cvd', '/fr/cvd'],
  ['fr-FR', '/fr/info/conditions-generales', '/conditions-generales'],
  ['fr-FR', '/fr/films/', '/films'],
  ['nl-BE', '/films-evenementen?x=1#boek', '/nl/films-evenementen?x=1#boek'],
  ['fr-BE', '/fr/info/cvd/', '/fr/cvd'],
])('on %s %s leads straight to %s', (locale, written, final) => {
  expect(finalHref(locale as 'fr-FR', written)).toBe(final);
});

it.each([
  '/fr/info/presse',
  '/films/caf%C3%A9-1?a=b#c',
  '/nowhere/at/all',
  '//elsewhere.example/films/',
  'https://elsewhere.example/films/',
  'mailto:a@post.example',
  '#tarifs',
])('leaves %s as it is', (written) => {
  expect(finalHref('fr-FR', written)).toBe(written);
});
