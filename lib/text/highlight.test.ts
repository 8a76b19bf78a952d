import { expect, it } from 'vitest';
import { splitAtFound } from './highlight';

const marked = (title: string, question: string) =>
  splitAtFound(title, question)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('');

it.each([
  ['Ma carte cadeau est-elle valable ?', 'carte cadeau', 'Ma [carte cadeau] est-elle valable ?'],
  ['Échanger un billet', 'echang', '[Échang]er un billet'],
  ['La carte, puis le cadeau', 'cadeau carte', 'La [carte], puis le [cadeau]'],
  ['Où garer mon vélo ?', 'rien', 'Où garer mon vélo ?'],
  ['C++ (.*)', '.* (', 'C++ (.*)'],
])('in %j the question %j marks %j', (title, question, shown) => {
  expect(marked(title, question)).toBe(shown);
});
