import type { SearchResult } from '@/lib/domain/search';
import { plain } from '@/lib/text/slug';

export type Answer = Extract<SearchResult, { kind: 'faq' }>;

export const answersIn = (results: readonly SearchResult[]): Answer[] =>
  results.filter((result) => result.kind === 'faq');

/** Answers shown before the rest is asked for (spec catalogue §9, "3 and 5"). */
export const firstAnswers = 5;

/** Longer than any question, shorter than what the gateway refuses. */
export const longestQuestion = 100;

/** The question of an address, without what no one types. */
export const questionOf = (q: string | null): string =>
  (q ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestQuestion)
    .trim();

/** Spec visitor §2: a question must be longer than the minimum. */
export const isLongEnough = (question: string, minLength: number): boolean => question.length > minLength;

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

export type Part = { text: string; isFound: boolean };

/** A title in parts: those a word of the question begins, and the rest. Case and accents do not count. */
export function markedParts(title: string, question: string): Part[] {
  const asked = wordsOf(question).map(plain);
  const parts: Part[] = [];
  for (const word of title.normalize('NFC').split(/([\p{L}\p{N}]+)/u)) {
    const found = Math.max(0, ...asked.filter((each) => plain(word).startsWith(each)).map(({ length }) => length));
    add(parts, word.slice(0, found), true);
    add(parts, word.slice(found), false);
  }
  return parts;
}

/** Neighbours of a kind are one, and so are two finds with only a space between them. */
function add(parts: Part[], text: string, isFound: boolean): void {
  if (!text) return;
  const last = parts.at(-1);
  const before = parts.at(-2);
  if (isFound && last && before?.isFound && !last.text.trim()) {
    parts.splice(-2, 2, { text: before.text + last.text + text, isFound });
  } else if (last?.isFound === isFound) last.text += text;
  else parts.push({ text, isFound });
}

const wordsOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
