import type { Listed } from '@/lib/domain/listing';
import type { ListEntry } from '@/lib/domain/lists-by-month';
import { findMeantAge } from '@/lib/domain/meant-age';

/** What the filters read of a title in the page; `age`: the one that it is meant from, left out where nobody says it. */
export type FilterFacts = { lists: string; genres: string; age?: number };

/** What tabs and filters read of a title in the page, as its attributes say it: they would otherwise need the whole list a second time. */
export function filterFacts({ item, lists }: Pick<ListEntry<Listed, string>, 'item' | 'lists'>): FilterFacts {
  const age = findMeantAge(item.show);
  return {
    lists: lists.join(' '),
    genres: item.show.genres.map((genre) => genre.slug).join(' '),
    ...(age !== null && { age }),
  };
}
