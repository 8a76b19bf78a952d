import { plainLetters } from './slug';

/** "à Lyon", "au Havre", "aux Ulis": the article of a town's name melts into the preposition. */
export function atTown(name: string): string {
  const [, article, rest] = /^(Les?)\s+(.+)$/.exec(name) ?? [];
  return rest ? `${article === 'Les' ? 'aux' : 'au'} ${rest}` : `à ${name}`;
}

/** Names whose h is not heard. */
const muteH = /^h(?:adrien|ector|elen|enri|er[mv]|ilaire|ippol|onor|ortense|ubert|ugo|uguette)/;

/** "d’Aidan", "d’Yves", "d’Hélène", but "de Marie", "de Yann", "de Hanka": whether a preposition before a name loses its vowel. */
export function isElided(name: string): boolean {
  const heard = plainLetters(name);
  return /^[aeiouœæ]|^y[^aeiouy]/.test(heard) || muteH.test(heard);
}
