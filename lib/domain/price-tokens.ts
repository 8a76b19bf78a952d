import { formatSpellings, type WordKind, wordKinds } from './price-words';

/** A word of a price line, or what stands between two. `depth` counts the brackets around it, `clause` the commas before. */
export type Token = { kind: WordKind; formats: readonly string[]; word: string; depth: number; clause: number };

/** More spellings of formats: the titles of a site's own tags, folded. */
export type Spellings = ReadonlyMap<string, readonly string[]>;

const most = 3;
const glued = /^(?:imax|4dx|screenx|3d|dbox|onx|atmos|dolby)+$/;
const gluedParts = /imax|4dx|screenx|3d|dbox|onx|atmos|dolby/g;

/** "Supplément 4DX (hors 3D)" word by word, spellings of formats read as one. */
export function splitPriceLabel(label: string, own: Spellings): Token[] {
  const marks = plainLabel(label).match(/[\p{L}\p{N}]+|[+/|&,;:()[\]]/gu) ?? [];
  const tokens: Token[] = [];
  let depth = 0;
  let clause = 0;
  for (let at = 0; at < marks.length; ) {
    const mark = marks[at]!;
    const { formats, length } = findFormats(marks, at, own);
    if ('([,;:)]'.includes(mark)) clause += 1;
    if ('(['.includes(mark)) depth += 1;
    else if (')]'.includes(mark)) depth = Math.max(0, depth - 1);
    const kind = formats.length ? 'format' : (wordKinds.get(mark) ?? 'any');
    tokens.push({ kind, formats, word: mark, depth, clause });
    at += length;
  }
  return tokens;
}

/** The formats that the longest spelling at this place stands for. */
function findFormats(marks: readonly string[], at: number, own: Spellings) {
  for (let length = most; length > 0; length--) {
    const phrase = marks.slice(at, at + length).join(' ');
    const formats = formatSpellings[phrase] ?? own.get(phrase);
    if (formats) return { formats, length };
  }
  const word = marks[at]!;
  return { formats: glued.test(word) ? (word.match(gluedParts) ?? []) : [], length: 1 };
}

/** Lower case without accents, dots and apostrophes; what is no letter, figure or sign of a list is a space. */
export const plainLabel = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\./g, '')
    .replace(/[^\p{L}\p{N}+/|&,;:()[\]]+/gu, ' ')
    .trim();
