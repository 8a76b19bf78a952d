import type { Group, Hit, SearchKind } from './search.logic';

/** What the arrow keys walk through: the results, and after those of a kind the way to all of them. */
export type Option = { key: string; hit: Hit } | { key: string; more: SearchKind };

export const listId = 'search-results';

export const optionsOf = (groups: readonly Group[]): Option[] => groups.flatMap(optionsOfGroup);

export const optionsOfGroup = ({ kind, hits, total }: Group): Option[] => [
  ...hits.map((hit) => ({ key: hit.path, hit })),
  ...(total > hits.length ? [{ key: kind, more: kind }] : []),
];
