import { plain } from './slug';

/** What a place is found by. */
export type PlaceKeys = { names: string; codes: string };

/** The keys of a place of these names and postal codes. */
export const placeKeys = (names: readonly string[], codes: readonly string[]): PlaceKeys => ({
  names: folded(names.join(' ')),
  codes: [...new Set(codes.map(unspaced))].filter(Boolean).join(' '),
});

/** Digits are the start of a postal code (spec catalogue §5); anything else is words of the names, in any order. */
export function matchesPlace(query: string, { names, codes }: PlaceKeys): boolean {
  const wanted = folded(query);
  if (/^\d/.test(wanted)) return codes.split(' ').some((code) => code.startsWith(unspaced(wanted)));
  return wanted.split(' ').every((word) => names.includes(word));
}

const folded = (text: string) =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const unspaced = (text: string) => folded(text).replaceAll(' ', '');
