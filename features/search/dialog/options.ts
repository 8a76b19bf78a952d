import type { Hit, ResultGroup, SearchKind } from './search.logic';

/** What the arrow keys walk through: the results, and after those of a kind the way to all of them. */
export type SearchOption = { key: string; hit: Hit } | { key: string; more: SearchKind };

export const listId = 'search-results';

export const listOptions = (groups: readonly ResultGroup[]): SearchOption[] => groups.flatMap(listGroupOptions);

export const listGroupOptions = ({ kind, hits, total }: ResultGroup): SearchOption[] => [
  ...hits.map((hit) => ({ key: hit.path, hit })),
  ...(total > hits.length ? [{ key: kind, more: kind }] : []),
];
