import { isAccessName } from '@/lib/domain/showing';
import type { FilterKind, Filters } from '@/lib/routing/filters';

/** The filters as they would be with this value alone among its like, or, where all are needed, with it besides. */
export function tryFilter(filters: Filters, kind: FilterKind, value: string): Filters {
  if (kind !== 'tags') return { ...filters, [kind]: [value] };
  const tags = filters.tags ?? [];
  const access = tags.filter(isAccessName);
  const tried = isAccessName(value) ? [...tags.filter((tag) => tag !== value), value] : [...access, value];
  return { ...filters, tags: tried };
}
