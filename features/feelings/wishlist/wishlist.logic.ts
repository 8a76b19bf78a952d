import type { ShowSummary } from '@/lib/domain/show';

export type WishGroup = { name: 'now' | 'soon' | 'gone'; shows: readonly ShowSummary[] };

/**
 * What plays, what will, and what no longer does; groups without a film are left out. What stands in the `programme`
 * plays, on some day: a film for children may well pause until Saturday.
 */
export function groupWishes(shows: readonly ShowSummary[], programme: ReadonlySet<string>): WishGroup[] {
  const pickGroup = ({ slug, isComingSoon }: ShowSummary): WishGroup['name'] =>
    isComingSoon ? 'soon' : programme.has(slug) ? 'now' : 'gone';
  return (['now', 'soon', 'gone'] as const)
    .map((name) => ({ name, shows: shows.filter((show) => pickGroup(show) === name) }))
    .filter((group) => group.shows.length > 0);
}
