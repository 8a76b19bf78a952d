import { expect, it } from 'vitest';
import { openingOf } from './show.logic';

it('opens with whole sentences', () => {
  expect(openingOf('Un phare. Une gardienne !\nPersonne ne répond.', 30)).toBe('Un phare. Une gardienne !');
  expect(openingOf('Un texte sans point final')).toBe('Un texte sans point final');
});
