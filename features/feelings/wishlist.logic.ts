import type { ShowSummary } from '@/lib/domain/show';

export type WishGroup = { name: 'now' | 'soon' | 'gone'; shows: readonly ShowSummary[] };

/** What plays, what will, and what no longer does; groups without a film are left out. */
export function wishGroups(shows: readonly ShowSummary[]): WishGroup[] {
  const groupOf = ({ isComingSoon, next24 }: ShowSummary): WishGroup['name'] =>
    isComingSoon ? 'soon' : next24 > 0 ? 'now' : 'gone';
  return (['now', 'soon', 'gone'] as const)
    .map((name) => ({ name, shows: shows.filter((show) => groupOf(show) === name) }))
    .filter((group) => group.shows.length > 0);
}
