import { expect, it } from 'vitest';
import { pageData } from './page-data';

it('names the page, its country in capitals and its language', () => {
  expect(pageData('nl-BE', 'cinema', { cinema: 'gent-1' })).toEqual({
    kind: 'Cinema',
    screen: 'cinema',
    country: 'BE',
    language: 'nl',
    cinema: 'gent-1',
  });
});

it('does not let a fact pass for the page itself', () => {
  expect(pageData('fr-FR', 'home', { kind: 'Movie' }).kind).toBe('Home');
});
