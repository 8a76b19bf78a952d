import { expect, it } from 'vitest';
import { shortenOpening } from './show.logic';

it('opens with whole sentences', () => {
  expect(shortenOpening('Un phare. Une gardienne !\nPersonne ne répond.', 30)).toBe('Un phare. Une gardienne !');
  expect(shortenOpening('Un texte sans point final')).toBe('Un texte sans point final');
});
