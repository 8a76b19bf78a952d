import { expect, it } from 'vitest';
import { joinShortWords } from './join-short-words';

it.each([
  ['Un phare, à taille réelle', 'Un phare, à\u00a0taille réelle'],
  ['A Key for Every Door', 'A\u00a0Key for Every Door'],
  ['Il y a un film', 'Il y\u00a0a\u00a0un film'],
  ['Kestrel Point', 'Kestrel Point'],
])('ends no line of "%s" in a word of one letter', (title, kept) => {
  expect(joinShortWords(title)).toBe(kept);
});
