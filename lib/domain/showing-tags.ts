import { buildReadable } from './contrast';
import { accessNames } from './showing';
import type { Tag, TagDrawing } from './tag';

/** What a tag is to a showing: where it takes place, for whom, in which chair, as part of what, or with which remark. */
export type ShowingTagKind = 'format' | 'access' | 'seat' | 'strand' | 'note';

/** A tag as showings need it. */
export type ShowingTag = {
  title: string;
  kind: ShowingTagKind;
  order: number;
  /** May cost more than the price of the seat. */
  premium?: true;
  /** Of a highlighted showing: contrast 4.5 or more. */
  colours?: { background: string; text: string };
  /** What a visitor gets, in a sentence or two. */
  text?: string;
  /** Where its editors tell more. */
  url?: string;
  /** Its name where there is little room, when that is another. */
  short?: string;
  /** A drawing of the site, or an image of its editors that stands for its name. */
  drawing?: TagDrawing;
  image?: { src: string; width: number };
};
export type ShowingTags = Readonly<Record<string, ShowingTag>>;

const kinds: Readonly<Record<string, ShowingTagKind>> = {
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

function pickKind({ slug, category, accessibility, isExperience, isVersionFilter }: Tag): ShowingTagKind {
  if (accessNames.some((name) => name === slug) || accessibility) return 'access';
  return kinds[category?.toLowerCase() ?? ''] ?? (isExperience || isVersionFilter ? 'format' : 'strand');
}

export const buildShowingTag = (tag: Tag): ShowingTag => ({
  title: tag.title,
  kind: pickKind(tag),
  order: tag.filterOrder,
  ...(tag.isPremium && { premium: true }),
  ...(tag.isHighlighted && tag.colours && { colours: buildReadable(tag.colours) }),
  ...pickText(tag),
  ...pickIcon(tag),
});

function pickText({ description, badge, accessibility, ctaUrl }: Tag): Pick<ShowingTag, 'text' | 'url'> {
  const text = description || badge?.description || accessibility;
  return text ? { text, ...(ctaUrl && { url: ctaUrl }) } : {};
}

/** Accessibility has drawings of its own, which versions call up as well. */
function pickIcon(tag: Tag): Pick<ShowingTag, 'short' | 'drawing' | 'image'> {
  const { icon, title } = tag;
  if (icon?.kind === 'text') return icon.label === title ? {} : { short: icon.label };
  if (icon?.kind === 'img') return { image: { src: icon.src, width: icon.width } };
  return icon && pickKind(tag) !== 'access' ? { drawing: icon.id } : {};
}

/** The marks of some tags; slugs that no tag explains are left out. */
export function buildShowingTags(tags: readonly Tag[], slugs: Iterable<string>): ShowingTags {
  const wanted = new Set(slugs);
  return Object.fromEntries(tags.filter(({ slug }) => wanted.has(slug)).map((tag) => [tag.slug, buildShowingTag(tag)]));
}

/** The slugs of one kind, in the order of the filters: the same whichever showings they were found on first. */
export const pickSlugs = (kind: ShowingTagKind, slugs: readonly string[], showingTags: ShowingTags): string[] =>
  slugs
    .filter((slug) => showingTags[slug]?.kind === kind)
    .toSorted((a, b) => (showingTags[a]?.order ?? 0) - (showingTags[b]?.order ?? 0) || (a < b ? -1 : 1));

/** Editors mark some showings: by colour, or by a name of their own. */
export const pickHighlight = (slugs: readonly string[], showingTags: ShowingTags): ShowingTag | undefined =>
  slugs.map((slug) => showingTags[slug]).find((showingTag) => showingTag?.colours);

/** Those that are drawn, by slug. */
export const listDrawn = (slugs: readonly string[], showingTags: ShowingTags): Drawn[] =>
  slugs.flatMap((slug) => {
    const { title, drawing } = showingTags[slug] ?? {};
    return title && drawing ? [{ title, drawing }] : [];
  });
type Drawn = { title: string; drawing: TagDrawing };
