import type { Day } from './day';
import { type Emotion, emotionKinds } from './emotion';
import type { Show } from './show';

/** How audiences are divided: whole percent that add up to a hundred, of so many answers. */
export type OpinionShares = { total: number; shares: Readonly<Record<Emotion, number>> };

/** Null where nobody has answered. */
export function countShares(counts: Readonly<Record<Emotion, number>>): OpinionShares | null {
  const total = emotionKinds.reduce((sum, emotion) => sum + counts[emotion], 0);
  if (total === 0) return null;
  const exact = emotionKinds.map((emotion) => ({ emotion, percent: (counts[emotion] / total) * 100 }));
  const left = 100 - exact.reduce((sum, { percent }) => sum + Math.floor(percent), 0);
  // What rounding down leaves over goes to whoever lost most by it.
  const raised = exact.toSorted((a, b) => (b.percent % 1) - (a.percent % 1)).slice(0, left);
  const shares = exact.map((each) => [each.emotion, Math.floor(each.percent) + Number(raised.includes(each))]);
  return { total, shares: Object.fromEntries(shares) as Record<Emotion, number> };
}

/** Whether anybody can say what it was like: it is out, or plays without a date of its own, or some preview has had an audience. */
export const canHaveBeenSeen = (
  { releasedOn, feelings }: Pick<Show, 'releasedOn' | 'feelings'>,
  today: Day,
  plays: boolean,
): boolean => (releasedOn ? releasedOn <= today : plays) || countShares(feelings.emotions) !== null;
