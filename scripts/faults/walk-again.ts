import type { Finding } from './walk';

/** What a walk over a fresh server found, and what the server said. */
export type Walked = { result: readonly Finding[]; said: string };

/**
 * Walks, and once more over another fresh server where answers were late: a machine has slow minutes, and what is late by
 * itself is late twice. Whatever else either walk found counts. `lateOnce` are the answers that were late on one of
 * the two alone.
 */
export async function walkAgainWhereLate(walk: () => Promise<Walked>): Promise<Walked & { lateOnce: Finding[] }> {
  const first = await walk();
  if (!first.result.some(({ isLate }) => isLate)) return { ...first, lateOnce: [] };
  const again = await walk();
  const inBoth = first.result.filter((one) => isIn(again, one));
  const inOne = [
    ...first.result.filter((one) => !isIn(again, one)),
    ...again.result.filter((one) => !isIn(first, one)),
  ];
  return {
    result: [...inBoth, ...inOne.filter((one) => !one.isLate)],
    said: first.said + again.said,
    lateOnce: inOne.filter((one) => one.isLate),
  };
}

const isIn = ({ result }: Walked, one: Finding): boolean => result.some((other) => isSame(one, other));

const isSame = (one: Finding, other: Finding): boolean =>
  one.job === other.job && one.page === other.page && one.when === other.when && one.isLate === other.isLate;
