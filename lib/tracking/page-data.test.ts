import { expect, it } from 'vitest';
import { showDetails } from '@/tests/support/wire';
import { endpoints } from '../api/endpoints/table';
import { parseAnswer } from '../api/parse-answer';
import { buildPageData } from './page-data';
import { buildArticleFacts, buildShowFacts } from './page-facts';

it('names the page, its country in capitals, its language and its currency', () => {
  expect(buildPageData('nl-BE', 'cinema', { cinema: 'gent-1' })).toEqual({
    kind: 'Cinema',
    type: 'cinema',
    country: 'BE',
    language: 'nl',
    currency: 'EUR',
    cinema: 'gent-1',
  });
});

it('does not let a fact pass for the page itself', () => {
  expect(buildPageData('fr-FR', 'home', { kind: 'Movie', country: 'XX' })).toMatchObject({
    kind: 'Home',
    country: 'FR',
  });
});

const film = (facts: Parameters<typeof showDetails>[0]) =>
  buildShowFacts(parseAnswer('fr', endpoints.show, 'test', showDetails(facts)));

it('takes five actors, two directors and two days of release, and the title as it is called everywhere', () => {
  const facts = film({
    titleTracking: 'night train',
    actors: 'A, B, C, D, E, F',
    directors: 'X, Y, Z',
    releaseAt: { FR_FR: '2026-07-29', FR_EN: '2026-07-22', FR_NL: '2026-08-01' },
    visaHubble: '150001',
    refHubble: 'h-7',
    originalTitle: 'Nachtzug',
  });
  expect(facts).toMatchObject({
    film: 'night train',
    actors: ['A', 'B', 'C', 'D', 'E'],
    directors: ['X', 'Y'],
    releases: ['2026-07-22', '2026-07-29'],
    visa: '150001',
    hubbleRef: 'h-7',
    originalTitle: 'Nachtzug',
  });
});

it('leaves out what is not known', () => {
  const facts = film({
    releaseAt: { FR_FR: '1900-01-01' },
    visaHubble: null,
    nationalityTracking: null,
    nationality: null,
  });
  expect(facts).toMatchObject({ releases: [] });
  expect(Object.keys(facts)).not.toContain('visa');
  expect(Object.keys(facts)).not.toContain('nationality');
});

it('names a question by its slug, and by its id where it has none', () => {
  const article = {
    id: '7',
    title: 't',
    category: null,
    teaser: null,
    html: null,
    publishedOn: null,
    hasChat: false,
    related: [],
  };
  expect(buildArticleFacts({ ...article, slug: 'echanger' })).toEqual({ question: 'echanger' });
  expect(buildArticleFacts({ ...article, slug: null, category: { id: '101', name: 'c' } })).toEqual({
    question: '7',
    category: '101',
  });
});
