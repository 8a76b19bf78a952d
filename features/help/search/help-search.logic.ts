import type { SearchResult } from '@/lib/domain/search';
import { lengthOf, typed, wordsOf } from '@/lib/text/typed';

export type Answer = Extract<SearchResult, { kind: 'faq' }>;

export const answersIn = (results: readonly SearchResult[]): Answer[] =>
  results.filter((result) => result.kind === 'faq');

/** Answers shown before the rest is asked for (spec catalogue §9, "3 and 5"). */
export const firstAnswers = 5;

/** The question of an address, without what no one types. */
export const questionOf = (q: string | null): string => typed(q ?? '');

/** Spec visitor §2: a question must be longer than the minimum. */
export const isLongEnough = (question: string, minLength: number): boolean => lengthOf(question) > minLength;

const mostWords = 3;

/** The words of a question that found nothing, to be tried one by one; none for a single word. The longest say most. */
export function wordsToTry(question: string, minLength: number): string[] {
  const words = [...new Set(wordsOf(question))];
  if (words.length < 2) return [];
  return words
    .filter((word) => isLongEnough(word, minLength))
    .sort((a, b) => b.length - a.length)
    .slice(0, mostWords);
}
