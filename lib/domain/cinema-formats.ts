import type { CinemaSummary } from './cinema';
import type { AccessName } from './showing';
import type { Tag } from './tag';

/** A format a cinema is known for, as lists show it. */
export type Format = { slug: string; title: string /** What a visitor gets. */; text: string | null };

/** The formats among a cinema's tags, in the API's order; a tag the catalogue does not know or flag is left out. */
export const pickFormats = (slugs: readonly string[], tags: readonly Tag[]): Format[] =>
  tags
    .filter((tag) => tag.isCinemaFlag && slugs.includes(tag.slug))
    .sort((a, b) => a.filterOrder - b.filterOrder)
    .map(({ slug, title, description }) => ({ slug, title, text: description }));

const stepFree: AccessName = 'pmr';

/** What a cinema has by its tags, and by what else it says of itself. */
export const listCinemaTags = ({ tags, isAccessible }: Pick<CinemaSummary, 'tags' | 'isAccessible'>): string[] => [
  ...new Set([...tags, ...(isAccessible ? [stepFree] : [])]),
];

/** The formats and services that tell cinemas apart: some have them and some have not. */
export function pickCinemaFilters(cinemas: readonly CinemaSummary[], tags: readonly Tag[]): Tag[] {
  const own = cinemas.map(listCinemaTags);
  const counts = (slug: string) => own.filter((slugs) => slugs.includes(slug)).length;
  return tags
    .filter(({ slug, isCinemaFilter }) => isCinemaFilter && counts(slug) > 0 && counts(slug) < cinemas.length)
    .toSorted((a, b) => a.filterOrder - b.filterOrder);
}
