import { TZDate } from '@date-fns/tz';
import { formatISO } from 'date-fns';

/** A wall-clock time of the wire, `YYYY-MM-DD HH:mm:ss`, as the instant it is in a zone: `2026-09-11T11:00:00+02:00`. */
export function resolveInstant(wallClock: string, timeZone: string): string {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = wallClock.split(/\D/).map(Number);
  return formatISO(new TZDate(year, month - 1, day, hour, minute, second, timeZone));
}
