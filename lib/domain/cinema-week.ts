import { clockOf } from './day';

type Timed = { time: string; version: string; status?: string };

/** A title, and when it begins on each day of the week; `version` is the one that it plays in most often. */
export type WeekRow = { slug: string; version: string; days: readonly (readonly WeekTime[])[] };
/** `other`: its version, where that is not the title's usual one. */
export type WeekTime = { clock: string; other?: string; isFull: boolean };

/** Days in a row. */
export const weekLength = 7;

/** What a cinema plays, a row a title: what plays most often first. `days` by slug, one for each day of the week. */
export function buildWeek(days: readonly Readonly<Record<string, readonly Timed[]>>[]): WeekRow[] {
  const slugs = [...new Set(days.flatMap((day) => Object.keys(day)))];
  return slugs
    .map((slug) => {
      const played = days.map((day) => day[slug] ?? []);
      const version = pickUsual(played.flat());
      return { slug, version, days: played.map((showings) => listTimes(showings, version)) };
    })
    .filter((row) => countTimes(row) > 0)
    .toSorted((a, b) => countTimes(b) - countTimes(a));
}

const countTimes = ({ days }: WeekRow) => days.reduce((count, times) => count + times.length, 0);

function pickUsual(showings: readonly Timed[]): string {
  const versions = [...Map.groupBy(showings, ({ version }) => version)];
  return versions.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}

/** In the order of time; two halls that begin together in one version are one time, full where both are. */
function listTimes(showings: readonly Timed[], usual: string): WeekTime[] {
  const times = Map.groupBy(showings, ({ time, version }) => `${time} ${version}`);
  return [...times]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, same]) => {
      const [first] = same;
      if (!first) return [];
      const { time, version } = first;
      const isFull = same.every(({ status }) => status === 'soldout');
      return [{ clock: clockOf(time), ...(version !== usual && { other: version }), isFull }];
    });
}

/** A time with its version is as wide as nearly two without. */
const widthOf = ({ other }: WeekTime) => (other ? 1.8 : 1);
const sumWidths = (times: readonly WeekTime[]) => times.reduce((sum, time) => sum + widthOf(time), 0);

/** A row as it is printed: its title has its usual version beside it. */
type Printed = Pick<WeekRow, 'days'> & { title: string };

/** How many lines a printed table of these rows takes, with so many times beside each other in a cell and letters in a line of a title. */
const countLines = (rows: readonly Printed[], across: number, letters: number): number =>
  rows.reduce((sum, { title, days }) => {
    const cells = days.map((times) => Math.ceil(sumWidths(times) / across));
    return sum + Math.max(1, Math.ceil((title.length + versionLetters) / letters), ...cells);
  }, 0);
const versionLetters = 5;

/** In millimetres: what a sheet of A4 on its side has for the rows of a table, for a day of seven, and for titles. */
const sheet = { height: 165, day: 32, title: 56 };
/** In letters: a line, what lies between two rows, a time with what follows it, what lies about the times of a day, a letter of a title. */
const em = { line: 1.2, row: 0.5, time: 3.1, day: 0.7, letter: 0.52 };
const pointsOfMillimetre = 72 / 25.4;
const most = 9;

/**
 * In points, from 5 to 9: the largest letters in which a printed table of these rows, and of lines for so many names of
 * groups, stands on one sheet. Smaller ones have more times beside each other, so that a cell takes fewer lines.
 */
export function fitLetters(rows: readonly Printed[], names: number): number {
  const sizes = [2, 3, 4, 5, 6].map((across) => {
    const widest = Math.min(sheet.day / (across * em.time + em.day), most / pointsOfMillimetre);
    const lines = countLines(rows, across, (sheet.title / widest - em.day) / em.letter) + names;
    return Math.min(widest, sheet.height / (lines * em.line + (rows.length + names) * em.row));
  });
  const points = Math.max(...sizes) * pointsOfMillimetre;
  return Math.round(Math.min(most, Math.max(5, points)) * 10) / 10;
}
