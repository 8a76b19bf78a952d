/** Longer than anything that is searched for, shorter than what the gateway refuses. */
export const longestText = 100;

/** What was typed into a search, without what no one types: control characters, spaces in a row, whole books. */
export const cleanTyped = (text: string): string =>
  [
    ...text
      .slice(0, 10 * longestText)
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, longestText)
    .join('')
    .trim()
    .toWellFormed();

/** Characters as a reader counts them: an emoji is one. */
export const countLetters = (text: string): number => [...text].length;

export const splitWords = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
