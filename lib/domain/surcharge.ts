import type { Supplement } from './cinema';
import type { ShowingTags } from './showing-tags';

/**
 * What the premium tags of a showing add to the price, in minor units: the supplements of the cinema whose label
 * contains the tag's title. Zero when the cinema names none. What only follows another supplement (glasses) is left out.
 */
export function sumSurcharge(
  tags: readonly string[],
  showingTags: ShowingTags,
  supplements: readonly Supplement[],
): number {
  const titles = tags.flatMap((slug) => (showingTags[slug]?.premium ? [foldWords(showingTags[slug].title)] : []));
  const own = supplements.filter(({ parent }) => parent === null);
  const found = new Set(titles.flatMap((title) => findClosest(title, own) ?? []));
  return [...found].reduce((sum, { amount }) => sum + amount, 0);
}

/** The shortest label that holds the title as words of its own: `4DX` is not what `4DXSCREENX` costs. */
const findClosest = (title: string, supplements: readonly Supplement[]): Supplement | undefined =>
  supplements
    .filter(({ label }) => ` ${foldWords(label)} `.includes(` ${title} `))
    .toSorted((a, b) => a.label.length - b.label.length)[0];

const foldWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
