import type { ComposedPage, PageBlock } from '@/lib/domain/page';

export type Block<Kind extends PageBlock['kind'] = PageBlock['kind']> = Extract<PageBlock, { kind: Kind }>;

/** What a page opens with, and the rest in the editors' order: the first header gives the one h1, wherever it stands. */
export function splitOpening({ title, blocks }: ComposedPage): { header: Block<'header'>; rest: readonly PageBlock[] } {
  const first = blocks.find((block) => block.kind === 'header');
  return {
    header: first ?? { kind: 'header', kicker: null, title, subtitle: null, backdrop: null },
    rest: blocks.filter((block) => block !== first),
  };
}

/** Pages with something to look at are ink; those that are only read, such as legal notices, are paper. */
export const pickSurface = ({ blocks }: ComposedPage): 'ink' | 'paper' =>
  blocks.some((block) => watched.has(block.kind) || (block.kind === 'header' && block.backdrop)) ? 'ink' : 'paper';

const watched: ReadonlySet<PageBlock['kind']> = new Set(['mosaic', 'cinemas', 'shows', 'guest']);

/** The members of a list that a block names, in its order; null when the list is. */
export function pickNamed<Item extends { slug: string }>(
  slugs: readonly string[],
  all: readonly Item[] | null,
): readonly Item[] | null {
  const bySlug = new Map(all?.map((item) => [item.slug, item]));
  return all && slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}
