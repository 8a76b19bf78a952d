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

/** What stands beside the editors' flag: that a title is new, then its tags; nothing that the flag says already. */
export function listShowFlags({ isNew, flag }: Flagged, titles: readonly string[], newWords: string): string[] {
  const said = fold(flag?.text ?? '');
  const all = [...(isNew ? [newWords] : []), ...titles];
  return all.filter((words) => !said.includes(fold(words))).slice(0, most);
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
