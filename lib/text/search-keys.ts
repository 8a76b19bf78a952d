import { plainLetters } from './slug';

/** What a place is found by. */
export type SearchKeys = { names: string; codes: string };

/** The keys of a place of these names and postal codes. */
export const buildSearchKeys = (names: readonly string[], codes: readonly string[]): SearchKeys => ({
  names: foldForSearch(names.join(' ')),
  codes: [...new Set(codes.map(foldSpaces))].filter(Boolean).join(' '),
});

/** Digits are the start of a postal code (spec catalogue §5); anything else is words of the names, in any order. */
export function isFoundBy(query: string, { names, codes }: SearchKeys): boolean {
  const wanted = foldForSearch(query);
  if (/^\d/.test(wanted)) return codes.split(' ').some((code) => code.startsWith(foldSpaces(wanted)));
  return wanted.split(' ').every((word) => names.includes(word));
}

const foldForSearch = (text: string) =>
  plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const foldSpaces = (text: string) => foldForSearch(text).replaceAll(' ', '');
