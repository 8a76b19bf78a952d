import { TZDate, tzOffset, tzScan } from '@date-fns/tz';
import { addYears, formatISO, startOfYear } from 'date-fns';

/** Years around an event that a calendar may need: it shows the week before as well. */
const around = 1;

/**
 * The changes of the clock of a zone around two instants, as calendars read them. From the same tables as every time of
 * the site: lists of rules that libraries carry age apart from it, and Morocco's follow the moon.
 */
export function buildZoneBlock(timeZone: string, from: Date, until: Date): string {
  const start = addYears(startOfYear(from), -around);
  const changes = tzScan(timeZone, { start, end: addYears(until, around) });
  const first = tzOffset(timeZone, start);
  const usual = Math.min(first, ...changes.map(({ offset }) => offset));
  const observed = [{ date: start, offset: first, before: first }].concat(
    changes.map(({ date, offset, change }) => ({ date, offset, before: offset - change })),
  );
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observed.flatMap(({ date, offset, before }) => {
      const kind = offset > usual ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${kind}`,
        `DTSTART:${formatWall(date, before)}`,
        `TZOFFSETFROM:${formatOffset(before)}`,
        `TZOFFSETTO:${formatOffset(offset)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ].join('\r\n');
}

/** What the clock shows at an instant, by an offset in minutes. */
const formatWall = (date: Date, offset: number) =>
  formatISO(new TZDate(date.getTime() + offset * 60_000, 'UTC'), { format: 'basic' }).slice(0, 15);

const formatOffset = (minutes: number) => {
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${`${hours}`.padStart(2, '0')}${`${rest}`.padStart(2, '0')}`;
};
