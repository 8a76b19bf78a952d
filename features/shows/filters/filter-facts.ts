import type { Listed } from '@/lib/domain/listing';
import type { ListEntry } from '@/lib/domain/lists-by-month';
import { findMeantAge } from '@/lib/domain/meant-age';

/**
 * What the filters read of a title in the page. `lists`: the tabs that have it, left out where those of what it stands in
 * say as much; `age`: the one that it is meant from, left out where nobody says it.
 */
export type FilterFacts = { lists?: string; genres: string; age?: number };

type Entry = Pick<ListEntry<Listed, string>, 'item' | 'lists'>;

/**
 * What tabs and filters read of a title in the page, as its attributes say it: they would otherwise need the whole list a
 * second time. `around`: the tabs of what it stands in.
 */
export function filterFacts({ item, lists }: Entry, around?: string): FilterFacts {
  const own = lists.join(' ');
  const age = findMeantAge(item.show);
  return {
    ...(own !== around && { lists: own }),
    genres: item.show.genres.map((genre) => genre.slug).join(' '),
    ...(age !== null && { age }),
  };
}
