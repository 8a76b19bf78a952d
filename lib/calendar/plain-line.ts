/** Control characters, lone halves of a pair and the signs that turn the direction of what follows: no title needs them. */
const unwanted = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
/** Characters: far more than any title or note has. */
const longest = { line: 300, lines: 4_000 } as const;

/** Text of the catalogue as one line of a calendar. */
export const plainLine = (text: string): string =>
  cut(text.replace(unwanted, ' ').replace(/ {2,}/g, ' ').trim(), longest.line);

/** The same with its line breaks. */
export const plainLines = (text: string): string =>
  cut(
    text
      .split(/\r\n?|\n/)
      .map((line) => line.replace(unwanted, ' ').trim())
      .join('\n'),
    longest.lines,
  );

const cut = (text: string, most: number) => (text.length > most ? `${[...text].slice(0, most).join('')}…` : text);
