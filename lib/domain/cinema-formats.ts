import type { Tag } from './tag';

/** A format a cinema is known for, as lists show it. */
export type Format = { slug: string; title: string /** What a visitor gets. */; text: string | null };

/** The formats among a cinema's tags, in the API's order; a tag the catalogue does not know or flag is left out. */
export const pickFormats = (slugs: readonly string[], tags: readonly Tag[]): Format[] =>
  tags
    .filter((tag) => tag.isCinemaFlag && slugs.includes(tag.slug))
    .sort((a, b) => a.filterOrder - b.filterOrder)
    .map(({ slug, title, description }) => ({ slug, title, text: description }));
