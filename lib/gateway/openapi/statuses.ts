import type { Operation } from './operations';

export const statuses = ['200', '304', '400', '403', '404', '410', '429', '502', '504'] as const;
export type Status = (typeof statuses)[number];

/** What the gateway may answer: the catalogue's own refusals go on where an address names an item. */
export function listStatuses({ parts, query, headers, cache }: Operation): Status[] {
  const named = parts.length > 0;
  const may: Record<Status, boolean> = {
    200: true,
    304: cache !== 'never',
    400: named || query.length > 0 || headers.length > 0,
    403: named,
    404: named,
    410: named,
    429: true,
    502: true,
    504: true,
  };
  return statuses.filter((status) => may[status]);
}
