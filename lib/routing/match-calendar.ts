import { bracketPattern } from '../text/bracket-pattern';
import { type CalendarFile, calendarFiles } from './calendar-files';
import { parseParams } from './match-path';

export const calendarRoot = '/calendar/';

const patterns = Object.entries(calendarFiles).map(([file, path]) => ({
  file: file as CalendarFile,
  pattern: bracketPattern(path),
}));

export type CalendarQuestion = { file: CalendarFile; params: Readonly<Record<string, string>> };

/** Which file of a calendar an address names; null for none. */
export function matchCalendar(pathname: string): CalendarQuestion | null {
  for (const { file, pattern } of patterns) {
    const found = pattern.exec(pathname);
    const params = found && parseParams(found.groups ?? {});
    if (params) return { file, params };
  }
  return null;
}
