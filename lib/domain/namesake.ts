import type { ShowSummary } from './show';

const told: readonly ((show: ShowSummary) => string | undefined)[] = [
  ({ releasedOn }) => releasedOn?.slice(0, 4),
  ({ directors }) => directors[0],
  ({ genres }) => genres[0]?.name,
];

/**
 * What tells a title from all others of its name: the year of its release, else who made it, else its genre. Null where
 * it has its name for itself, or nothing tells them apart.
 */
export function pickDistinction(show: ShowSummary, all: readonly ShowSummary[]): string | null {
  const name = show.title.toLowerCase();
  const namesakes = all.filter(({ slug, title }) => slug !== show.slug && title.toLowerCase() === name);
  if (!namesakes.length) return null;
  const differing = told.find((ask) => ask(show) && namesakes.every((one) => ask(one) !== ask(show)));
  return differing?.(show) ?? null;
}
