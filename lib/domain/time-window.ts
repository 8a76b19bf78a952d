import type { Day } from './day';
import { minuteOfDay } from './minute-of-day';

/** Minutes of the cinema day; null where that end is open. */
export type TimeWindow = { after: number | null; before: number | null };

/** The hour at which a cinema day begins: an earlier clock is that of the night after it. */
const dawn = 3 * 60;

/** What an address says of it, a value at most of each. */
type Said = Partial<Record<'after' | 'before' | 'home', readonly string[]>>;

/** Between which minutes a showing is to begin and to end; the way home is taken off the end. */
export function buildWindow({ after, before, home }: Said): TimeWindow {
  const end = parseMinute(before?.[0]);
  return { after: parseMinute(after?.[0]), before: end === null ? null : end - Number(home?.[0] ?? 0) };
}

/** `1930` of an address as a minute of the cinema day; `0100` is an hour after midnight. */
export function parseMinute(text: string | undefined): number | null {
  const [, hours, minutes] = /^(\d\d)(\d\d)$/.exec(text ?? '') ?? [];
  if (hours === undefined) return null;
  const minute = Number(hours) * 60 + Number(minutes);
  return minute < dawn ? minute + 24 * 60 : minute;
}

/** `19:30` of a minute of the cinema day. */
export const clockOfMinute = (minute: number): string => new Date(minute * 60_000).toISOString().slice(11, 16);

/** `1930` of a minute of the cinema day. */
export const formatMinute = (minute: number): string => clockOfMinute(minute).replace(':', '');

/** Whether a showing begins and ends within; one that does not say when it ends promises nothing. */
export function isWithin(
  showing: { time: string; endTime?: string },
  { after, before }: TimeWindow,
  day: Day,
): boolean {
  if (after !== null && minuteOfDay(showing.time, day) < after) return false;
  return before === null || (showing.endTime !== undefined && minuteOfDay(showing.endTime, day) <= before);
}
