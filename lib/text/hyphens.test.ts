import { expect, it } from 'vitest';
import { joinShortCompounds } from './hyphens';

it.each([
  ['deux pop-corns', 'deux pop-\u2060corns'],
  ['Pourquoi suis-je débité ?', 'Pourquoi suis-\u2060je débité ?'],
  ['un avant-programme', 'un avant-programme'],
  ['20-30', '20-30'],
])('keeps a short compound on one line: %s', (text, joined) => {
  expect(joinShortCompounds(text)).toBe(joined);
});
