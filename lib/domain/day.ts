import { buildOnce } from './build-once';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** The hour at which a new cinema day begins; what starts earlier belongs to the evening before. */
const dawn = '03';

/** What the clock on a cinema's wall shows, `YYYY-MM-DD HH:mm:ss`: it compares with showtimes as text. */
export const formatWallClock = (now: Date, timeZone: string): string => formatter(timeZone).format(now);

/** The cinema day of an instant, 03:00 to 02:59 in the cinema's zone. */
export const cinemaDay = (now: Date, timeZone: string): Day => cinemaDayOf(buildClock(now, timeZone));

/** A moment in milliseconds, and as the clock on a cinema's wall shows it. */
export type Clock = { at: number; wall: string };

export const buildClock = (now: Date, timeZone: string): Clock => ({
  at: now.getTime(),
  wall: formatWallClock(now, timeZone),
});

export function cinemaDayOf({ wall }: Pick<Clock, 'wall'>): Day {
  const day = wall.slice(0, 10);
  return wall.slice(11, 13) < dawn ? addDays(day, -1) : day;
}

/** Noon, so that no zone shift can move it to another day. */
const dateOf = (day: Day): Date => new Date(`${day}T12:00:00Z`);

export function addDays(day: Day, count: number): Day {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** That many days in a row, the given one first. */
export const listDays = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** 0 = Sunday. */
export const weekdayOf = (day: Day): number => dateOf(day).getUTCDay();

/** Whether all of the days that somebody names lie behind. */
export const areOver = (days: readonly Day[] = [], today: Day): boolean =>
  days.length > 0 && days.every((day) => day < today);

/** A showing listed under the evening before its calendar date. */
export const isAfterMidnight = (time: string, listedOn: Day): boolean => time.slice(0, 10) > listedOn;

/** `20:15` of a wall-clock time. */
export const clockOf = (time: string): string => time.slice(11, 16);

const formatter = /* @__PURE__ */ buildOnce(
  // Swedish writes a date the way the wire does.
  (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
);
