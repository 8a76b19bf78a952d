import { plainLetters } from '@/lib/text/slug';
import { splitWords } from '@/lib/text/typed-text';

/** Screens of the site itself that people look for by what is done there. */
export const ownScreens = ['subscription', 'giftCard', 'voucher', 'ecards5', 'offers', 'accessible', 'app'] as const;
export type OwnScreen = (typeof ownScreens)[number];

/** The screens whose name or other words begin with every word that was typed. */
export function pickOwnScreens<Screen extends { title: string; words: string }>(
  text: string,
  screens: readonly Screen[],
): Screen[] {
  const wanted = splitWords(text).map(plainLetters);
  if (!wanted.length) return [];
  return screens.filter(({ title, words }) => {
    const known = splitWords(`${title} ${words}`).map(plainLetters);
    return wanted.every((word) => known.some((each) => each.startsWith(word)));
  });
}
