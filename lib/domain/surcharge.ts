import type { Supplement } from './cinema';
import type { Marks } from './marks';

/**
 * What the premium tags of a showing add to the price, in minor units: the supplements of the cinema whose label
 * contains the tag's title. Zero when the cinema names none. What only follows another supplement (glasses) is left out.
 */
export function surchargeOf(tags: readonly string[], marks: Marks, supplements: readonly Supplement[]): number {
  const titles = tags.flatMap((slug) => (marks[slug]?.premium ? [plain(marks[slug].title)] : []));
  const own = supplements.filter(({ parent }) => parent === null);
  const found = new Set(titles.flatMap((title) => closest(title, own) ?? []));
  return [...found].reduce((sum, { amount }) => sum + amount, 0);
}

/** The shortest label that holds the title as words of its own: `4DX` is not what `4DXSCREENX` costs. */
const closest = (title: string, supplements: readonly Supplement[]): Supplement | undefined =>
  supplements
    .filter(({ label }) => ` ${plain(label)} `.includes(` ${title} `))
    .toSorted((a, b) => a.label.length - b.label.length)[0];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
