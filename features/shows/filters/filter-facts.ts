import type { ShowSummary } from '@/lib/domain/show';

/** What the filters read of an item: they would otherwise need the whole list a second time. */
export const filterAttributes = ({ slug, genres }: ShowSummary) => ({
  'data-show': slug,
  'data-genres': genres.map((genre) => genre.slug).join(' '),
});
