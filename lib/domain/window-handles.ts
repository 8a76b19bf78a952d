import type { TimeWindow } from './time-window';
import type { Axis } from './timeline';

export type End = keyof TimeWindow;

/** Minutes between two places where an end can rest. */
const rest = 15;
/** No window is narrower: nothing that is shown lasts less. */
const narrowest = 60;

/**
 * Where an end of the window comes to rest that is pulled to `minute` of the cinema day; null at the end of the line, where it
 * leaves nothing out. It never passes the other end.
 */
export function pickEnd({ after, before }: TimeWindow, end: End, minute: number, axis: Axis): number | null {
  const [from, to] = [axis.from * 60, axis.to * 60];
  const rested = Math.round(minute / rest) * rest;
  if (end === 'after') {
    const most = Math.min(before ?? to, to) - narrowest;
    return rested <= from ? null : Math.min(rested, most);
  }
  const least = Math.max(after ?? from, from) + narrowest;
  return rested >= to ? null : Math.max(rested, least);
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: rest,
  ArrowUp: rest,
  ArrowLeft: -rest,
  ArrowDown: -rest,
  PageUp: 60,
  PageDown: -60,
  Home: -24 * 60,
  End: 24 * 60,
};

/** By how many minutes a key moves an end; null for one that does not. */
export const stepOf = (key: string): number | null => steps[key] ?? null;
