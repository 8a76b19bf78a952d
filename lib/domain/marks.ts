import { readable } from './contrast';
import { accessNames } from './showing';
import type { Tag } from './tag';

/** What a tag is to a showing: where it takes place, for whom, in which chair, as part of what, or with which remark. */
export type MarkKind = 'format' | 'access' | 'seat' | 'strand' | 'note';

/** A tag as showings need it. */
export type Mark = {
  title: string;
  kind: MarkKind;
  order: number;
  /** May cost more than the price of the seat. */
  premium?: true;
  /** Of a highlighted showing: contrast 4.5 or more. */
  colours?: { background: string; text: string };
  /** What a visitor gets, in a sentence or two. */
  text?: string;
};
export type Marks = Readonly<Record<string, Mark>>;

const kinds: Readonly<Record<string, MarkKind>> = {
  technology: 'format',
  format: 'format',
  experience: 'format',
  accessibility: 'access',
  seat: 'seat',
  seats: 'seat',
  event: 'strand',
  premiere: 'strand',
  note: 'note',
  notes: 'note',
};

function markKind({ slug, category, accessibility, isExperience, isVersionFilter }: Tag): MarkKind {
  if (accessNames.some((name) => name === slug) || accessibility) return 'access';
  return kinds[category?.toLowerCase() ?? ''] ?? (isExperience || isVersionFilter ? 'format' : 'strand');
}

export const markOf = (tag: Tag): Mark => ({
  title: tag.title,
  kind: markKind(tag),
  order: tag.filterOrder,
  ...(tag.isPremium && { premium: true }),
  ...(tag.isHighlighted && tag.colours && { colours: readable(tag.colours) }),
  ...(tag.description && { text: tag.description }),
});

/** The marks of some tags; slugs that no tag explains are left out. */
export function marksOf(tags: readonly Tag[], slugs: Iterable<string>): Marks {
  const wanted = new Set(slugs);
  return Object.fromEntries(tags.filter(({ slug }) => wanted.has(slug)).map((tag) => [tag.slug, markOf(tag)]));
}

/** The slugs of one kind, in the order of the filters. */
export const slugsOf = (kind: MarkKind, slugs: readonly string[], marks: Marks): string[] =>
  slugs
    .filter((slug) => marks[slug]?.kind === kind)
    .toSorted((a, b) => (marks[a]?.order ?? 0) - (marks[b]?.order ?? 0));

/** Editors mark some showings: by colour, or by a name of their own. */
export const highlightOf = (slugs: readonly string[], marks: Marks): Mark | undefined =>
  slugs.map((slug) => marks[slug]).find((mark) => mark?.colours);
