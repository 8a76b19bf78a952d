import { expect, it } from 'vitest';
import { findStorySlug } from './story-slug';

it.each([
  ['/specials/un-phare', 'un-phare'],
  ['https://www.candela-cinemas.fr/specials/un-phare', 'un-phare'],
  ['/experiences/imax', null],
  ['https://elsewhere.example/specials/un-phare', null],
  ['mailto:imax@example.com', null],
  ['/specials/%E0%A4%A', null],
  [null, null],
])('the address %s leads to the article %s', (url, slug) => {
  expect(findStorySlug(url, 'fr-FR')).toBe(slug);
});
