import type { Day } from './day';
import { minuteOfDay } from './minute-of-day';

/** Minutes of the cinema day. */
export type Span = { from: number; to: number };
type Times = { time: string; endTime?: string };

/** What is drawn of a showing whose end the catalogue does not say. */
const usualLength = 120;
const shortest = 30;

/**
 * When a showing begins and ends, by the clock on the wall. Where the clocks change during it, it is drawn an hour too
 * long or too short, as the clock says it is; never shorter than half an hour.
 */
export function spanOf({ time, endTime }: Times, day: Day): Span {
  const from = minuteOfDay(time, day);
  const to = endTime ? minuteOfDay(endTime, day) : from + usualLength;
  return { from, to: Math.max(to, from + shortest) };
}

/** Hours of the cinema day; 26 is two at night. */
export type Axis = { from: number; to: number };

const opens = 9;
const closes = 26;

/** The hours that hold all of these spans, within 09:00 to 02:00; with a minute of the day, from its hour on. */
export function buildAxis(spans: readonly Span[], now: number | null): Axis {
  const first = Math.floor(Math.min(closes * 60, ...spans.map(({ from }) => from)) / 60);
  const last = Math.ceil(Math.max(opens * 60, ...spans.map(({ to }) => to)) / 60);
  const from = Math.max(opens, now === null ? first : Math.max(first, Math.floor(now / 60)));
  return { from: Math.min(from, closes - 4), to: Math.max(Math.min(last, closes), Math.min(from, closes - 4) + 4) };
}

/**
 * In which of several lanes, counted from 1, each span is drawn so that none hides another: the first that is free. In the
 * order of their beginnings; `least` is what the words of the shortest need.
 */
export function pickLanes(spans: readonly Span[], least: number): number[] {
  const ends: number[] = [];
  return spans.map(({ from, to }) => {
    const free = ends.findIndex((end) => end <= from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = Math.max(to, from + least);
    return lane + 1;
  });
}
