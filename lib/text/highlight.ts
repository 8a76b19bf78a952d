import { plainLetters } from './slug';
import { splitWords } from './typed-text';

export type Part = { text: string; isFound: boolean };

/** A title in parts: those a word of the question begins, and the rest. Case and accents do not count. */
export function splitAtFound(title: string, question: string): Part[] {
  const asked = splitWords(question).map(plainLetters);
  const parts: Part[] = [];
  for (const word of title.normalize('NFC').split(/([\p{L}\p{N}]+)/u)) {
    const found = Math.max(
      0,
      ...asked.filter((each) => plainLetters(word).startsWith(each)).map(({ length }) => length),
    );
    addPart(parts, word.slice(0, found), true);
    addPart(parts, word.slice(found), false);
  }
  return parts;
}

/** Neighbours of a kind are one, and so are two finds with only a space between them. */
function addPart(parts: Part[], text: string, isFound: boolean): void {
  if (!text) return;
  const last = parts.at(-1);
  const before = parts.at(-2);
  if (isFound && last && before?.isFound && !last.text.trim()) {
    parts.splice(-2, 2, { text: before.text + last.text + text, isFound });
  } else if (last?.isFound === isFound) last.text += text;
  else parts.push({ text, isFound });
}
