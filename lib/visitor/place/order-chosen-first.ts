import type { LocatorChoice } from './locator-choice';

/**
 * The order of the listed cinemas after a choice on a cinema page (spec visitor §4, "Locator"): a choice that was not
 * listed is put first and the rest stays where it was; null lets the choice order them.
 */
export function orderChosenFirst(
  { mode }: LocatorChoice,
  chosen: readonly string[],
  order: readonly string[] | null,
  listed: readonly string[],
): readonly string[] | null {
  const [first] = chosen;
  if (mode === 'city' || first === undefined || !listed.length) return null;
  if (listed.includes(first)) return order;
  return [...new Set([...chosen, ...listed])];
}
