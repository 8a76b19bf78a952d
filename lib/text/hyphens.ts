/** Letters of a compound that a line holds whole; a longer one may break where it has its hyphen. */
const short = 12;

/** "pop-corn", "suis-je" and "e-mail" stay on one line: a word joiner, which nobody sees, follows their hyphen. */
export const joinShortCompounds = (text: string): string =>
  text.replace(/\p{L}+(?:-\p{L}+)+/gu, (word) => (word.length > short ? word : word.replaceAll('-', '-\u2060')));
