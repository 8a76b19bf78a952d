import { hasWishes } from '@/lib/domain/narrow-films';
import { eveningTag, type Filters, kidsTag } from '@/lib/routing/filters';

/** Tags that are handed on to the list of films. */
const passed: readonly string[] = [eveningTag, kidsTag];

/** What the address asks of the showings of a town; null where it asks for nothing. */
export function findWanted({ tags = [], ...others }: Filters): Filters | null {
  const wanted = { ...others, tags: tags.filter((tag) => !passed.includes(tag)) };
  return hasWishes(wanted) || [others.date, others.child, others.most].some((values) => values?.length) ? wanted : null;
}
