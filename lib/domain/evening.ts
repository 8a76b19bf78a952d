import { hasBreak } from './breaks';
import type { Day } from './day';
import { buildWindow, clockOfMinute, isWithin } from './time-window';

/** What an address says of the evening that a showing has to fit into. */
export type Evening = Partial<Record<'after' | 'before' | 'home' | 'break', readonly string[]>>;

/** Whether anything is said of it: a way home alone says nothing. */
export const hasEvening = ({ after, before, break: pause }: Evening): boolean =>
  [after, before, pause].some((values) => values?.length);

type Times = { time: string; endTime?: string; tags?: readonly string[] };

/** Whether showings of a day keep its hours, and have no break where none is wanted. */
export function fitsEvening(evening: Evening, day: Day): (showing: Times) => boolean {
  const window = buildWindow(evening);
  return (showing) => isWithin(showing, window, day) && !(evening.break?.length && hasBreak(showing.tags));
}

/** The hours between which nothing can be, since nothing lasts less than no time, as a clock shows them; null where something may. */
export function findImpossible(evening: Evening): { after: string; before: string } | null {
  const { after, before } = buildWindow(evening);
  if (after === null || before === null || after < before) return null;
  return { after: clockOfMinute(after), before: clockOfMinute(before) };
}
