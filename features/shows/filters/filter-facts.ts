import type { Listed } from '@/lib/domain/listing';
import type { ListEntry } from '@/lib/domain/lists-by-month';

/** What tabs and filters read of a title in the page, as its attributes say it: they would otherwise need the whole list a second time. */
export const filterFacts = ({ item, lists }: Pick<ListEntry<Listed, string>, 'item' | 'lists'>) => ({
  lists: lists.join(' '),
  genres: item.show.genres.map((genre) => genre.slug).join(' '),
});
