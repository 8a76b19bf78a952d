import type { SearchResult } from '@/lib/domain/search';
import { cleanTyped, countLetters, splitWords } from '@/lib/text/typed-text';

export type HelpResult = Extract<SearchResult, { kind: 'faq' }>;

export const pickHelpResults = (results: readonly SearchResult[]): HelpResult[] =>
  results.filter((result) => result.kind === 'faq');

/** Answers shown before the rest is asked for (spec catalogue §9, "3 and 5"). */
export const firstResults = 5;

/** The question of an address, without what no one types. */
export const parseQuestion = (q: string | null): string => cleanTyped(q ?? '');

/** Spec visitor §2: a question must be longer than the minimum. */
export const isLongEnough = (question: string, minLength: number): boolean => countLetters(question) > minLength;

const mostWords = 3;

/** The words of a question that found nothing, to be tried one by one; none for a single word. The longest say most. */
export function listWordsToTry(question: string, minLength: number): string[] {
  const words = [...new Set(splitWords(question))];
  if (words.length < 2) return [];
  return words
    .filter((word) => isLongEnough(word, minLength))
    .sort((a, b) => b.length - a.length)
    .slice(0, mostWords);
}
