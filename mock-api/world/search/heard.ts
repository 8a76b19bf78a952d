import type { Language } from '@/lib/sites/languages';
import { type SomeWords, slugify, wordsIn } from '../../words';

/** Case, accents, apostrophes and hyphens do not count. */
export const heardWords = (text: string): string[] => slugify(text).split('-').filter(Boolean);

const list = (words: string): readonly string[] => words.split(' ');

/** Ends of words that say nothing of what they mean, the longest first. */
const ends: SomeWords<readonly string[]> = {
  fr: list(
    'issements issement ements ations ement ation euses ables euse eurs able ante ants ant ait ees ent eur er es ez ee e s x',
  ),
  en: list('ations ation ments ment ings ing ies ied ers ed er es ly e s'),
  de: list('ierungen ierung ieren ungen iert ung ern em en er es st e n s t'),
  nl: list('eringen ering ingen eren eert ing jes en je e s t'),
};
const shortest = 4;

/** "remboursement", "rembourser" and "remboursé" are one word to a search. */
export function stemOf(word: string, language: Language): string {
  const end = wordsIn(ends, language).find((each) => word.endsWith(each) && word.length - each.length >= shortest);
  const stem = end ? word.slice(0, -end.length) : word;
  // "cancelled" of "cancel".
  return end && /([lmnpt])\1$/.test(stem) && stem.length > shortest ? stem.slice(0, -1) : stem;
}

/** What people write around what they mean. */
const around: SomeWords<ReadonlySet<string>> = {
  fr: new Set(
    list(
      'a au aux avec ce ces comment dans de des du d en est et faire il j je l la le les ma mes moi mon n ne ou où par pas peut peux pour puis qu que quel quelle quelles quels qui s sa se ses si son sur un une y',
    ),
  ),
  en: new Set(
    list(
      'a an and are at be can do does for from get have how i in is it me my of on or the there to what when where which with you your',
    ),
  ),
  de: new Set(
    list(
      'auf bei das dem den der des die ein eine einen fur gibt habe ich im in ist kann man mein meine mit oder und von was welche wie wo zu zum zur',
    ),
  ),
  nl: new Set(
    list(
      'aan bij de een en er het hoe hoeveel ik in is kan mag met mijn naar of om op te van voor waar wanneer wat welke zijn',
    ),
  ),
};

/** The words that are meant, all of them where none is. */
export function meantWords(text: string, language: Language): string[] {
  const words = heardWords(text);
  const meant = words.filter((word) => !wordsIn(around, language).has(word));
  return meant.length ? meant : words;
}
