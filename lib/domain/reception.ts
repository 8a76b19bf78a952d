import { addDays, type Day } from './day';
import type { OpinionShares } from './opinion-shares';
import type { Show } from './show';

/** Fewer say nothing: the friends of a director would be a hundred percent. */
export const leastVoices = 50;

/** How many percent of so many voices liked or loved a title: as much as those two shares beside it are together. */
export type Approval = { percent: number; voices: number };

/** Null below fifty voices. */
export const pickApproval = (felt: OpinionShares | null): Approval | null =>
  felt && felt.total >= leastVoices ? { percent: felt.shares.liked + felt.shares.loved, voices: felt.total } : null;

/** So many days from its release on, a title that few have spoken of is new. */
const newFor = 28;

/** Whether it came out lately and for the first time: what comes back after years may lack voices, but is not new. */
export function isFresh(
  { releasedOn, firstReleasedOn }: Pick<Show, 'releasedOn' | 'firstReleasedOn'>,
  today: Day,
): boolean {
  if (!releasedOn || releasedOn > today || addDays(releasedOn, newFor) <= today) return false;
  return !firstReleasedOn || firstReleasedOn.slice(0, 4) >= releasedOn.slice(0, 4);
}

/** The best liked first, of equals the one of more voices; those without a share as they stood, after all others. */
export const orderByApproval = <Item>(items: readonly Item[], approvalOf: (item: Item) => Approval | null): Item[] => {
  const rank = (item: Item) => approvalOf(item) ?? { percent: -1, voices: 0 };
  return items.toSorted((a, b) => rank(b).percent - rank(a).percent || rank(b).voices - rank(a).voices);
};
