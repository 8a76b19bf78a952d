import { expect, it } from 'vitest';
import { isLongEnough, listWordsToTry, parseQuestion, pickHelpResults } from './help-search.logic';

it('searches for a question longer than the minimum, and for no other', () => {
  expect(isLongEnough('ab', 2)).toBe(false);
  expect(isLongEnough('abc', 2)).toBe(true);
});

it.each([
  [null, ''],
  ['  carte \n cadeau\u0000 ', 'carte cadeau'],
  ['x'.repeat(5_000), 'x'.repeat(100)],
])('reads the question %j of an address as %j', (q, question) => {
  expect(parseQuestion(q)).toBe(question);
});

it('proposes the words of a question one by one, longest first, without the too short', () => {
  expect(listWordsToTry('un vélo, cargo parking vélo', 2)).toEqual(['parking', 'cargo', 'vélo']);
});

it('has nothing shorter to propose for a single word', () => {
  expect(listWordsToTry('trottinette', 2)).toEqual([]);
});

it('keeps to questions of the help centre', () => {
  const answer = { kind: 'faq', id: '1', slug: null, title: 'Parking', topic: null } as const;
  expect(pickHelpResults([{ kind: 'masterTemplate', slug: 'parking', title: 'Parking' }, answer])).toEqual([answer]);
});
