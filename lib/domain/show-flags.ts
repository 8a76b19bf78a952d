import type { ShowSummary } from './show';
import type { Tag } from './tag';

/** Of some slugs the tags that show themselves on their titles, in the order of the filters. */
export const pickShowFlags = (slugs: readonly string[], tags: readonly Tag[]): Tag[] =>
  tags
    .filter(({ slug, isShowFlag }) => isShowFlag && slugs.includes(slug))
    .toSorted((a, b) => a.filterOrder - b.filterOrder);

type Flagged = Pick<ShowSummary, 'isNew' | 'flag'>;

/** More would hide what they are there to say. */
const most = 2;

/** What stands beside the editors' flag: that a title is new, then its tags; nothing that is said already. */
export function listShowFlags({ isNew, flag }: Flagged, titles: readonly string[], newWords: string): string[] {
  const ribbon = flag ? [flag.text] : [];
  const flags: string[] = [];
  for (const words of [...(isNew ? [newWords] : []), ...titles]) {
    const said = [...ribbon, ...flags];
    if (said.some((text) => isSaidBy(text, words))) continue;
    const begun = said.find((text) => fold(words).startsWith(`${fold(text)} `));
    flags.push(begun === undefined ? words : capitalise(words.slice(begun.length + 1)));
  }
  return flags.slice(0, most);
}

/** Shorter words join the others: "with the team". The last one counts whatever its length: "3D". */
const shortWord = 4;

/** Whether a text says these words, or all of them that count. */
export function isSaidBy(text: string, words: string): boolean {
  const there = splitWords(text);
  const weighty = splitWords(words).filter((word, index, all) => word.length > shortWord || index === all.length - 1);
  return fold(text).includes(fold(words)) || weighty.every((word) => there.includes(word));
}

const splitWords = (text: string): string[] => fold(text).match(/[\p{L}\d]+/gu) ?? [];
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
