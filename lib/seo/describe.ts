import type { ComposedPage, PageBlock } from '../domain/page';
import { plainText } from '../text/plain-text';

/** Characters below which a search engine writes a description of its own. */
const shortest = 70;

/**
 * What a page says of itself to search engines: the first of these words, and the next ones as long as that is too
 * short. HTML is read as text.
 */
export function describePage(...parts: readonly (string | null | undefined)[]): string | null {
  let said = '';
  for (const part of parts) {
    if (said.length >= shortest) break;
    const words = part ? (plainText(part) ?? '').replace(/\s+/g, ' ').trim() : '';
    if (words && !said.includes(words)) said = said ? `${endSentence(said)} ${words}` : words;
  }
  return said || null;
}

const endSentence = (words: string) => (/[.!?…:]$/.test(words) ? words : `${words}.`);

/** The same for a page that editors compose of blocks: their own words first, then what stands on it. */
export const describeComposed = ({ seo, blocks }: Pick<ComposedPage, 'seo' | 'blocks'>): string | null =>
  describePage(seo.description, ...blocks.flatMap(listWords));

const listWords = (block: PageBlock): (string | null)[] => {
  if (block.kind === 'header') return [block.subtitle];
  if (block.kind === 'listing') return block.items.map(({ html }) => html);
  return 'html' in block ? [block.html] : [];
};
