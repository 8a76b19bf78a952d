import { plainLetters } from './slug';

/** What a place is found by. */
export type SearchKeys = { names: string; codes: string };

/** The keys of a place of these names and postal codes. */
export const buildSearchKeys = (names: readonly string[], codes: readonly string[]): SearchKeys => ({
  names: foldForSearch(names.join(' ')),
  codes: [...new Set(codes.map(foldSpaces))].filter(Boolean).join(' '),
});

export const isFoundBy = (query: string, { names, codes }: SearchKeys): boolean =>
  fitsPlace(foldForSearch(query).split(' '), codes.split(' '), (word) => names.includes(word));

/**
 * Whether plain words mean a place: digits are the start of a postal code (spec catalogue §5), spaced or not, and what
 * follows it as anything else words of its names, in any order.
 */
export function fitsPlace(
  words: readonly string[],
  codes: readonly string[],
  isNamed: (word: string) => boolean,
): boolean {
  if (!/^\d/.test(words[0] ?? '')) return words.every(isNamed);
  return words.some((_, at) => {
    const start = words.slice(0, at + 1).join('');
    return codes.some((code) => foldSpaces(code).startsWith(start)) && words.slice(at + 1).every(isNamed);
  });
}

const foldForSearch = (text: string) =>
  plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const foldSpaces = (text: string) => foldForSearch(text).replaceAll(' ', '');
