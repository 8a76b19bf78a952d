import { formatWallClock } from '../domain/day';
import type { CalendarEvent } from './calendar-event';
import { plainLine, plainLines } from './plain-line';

/** Where Google's calendar shows an entry ready to be kept. It rings when its owner wants it to: an address cannot say. */
export function buildGoogleUrl({ title, begins, ends, timeZone, place, text }: CalendarEvent): string {
  const wall = (at: number) => formatWallClock(new Date(at), timeZone).replace(/[-:]/g, '').replace(' ', 'T');
  const url = new URL('https://calendar.google.com/calendar/render');
  const said = {
    action: 'TEMPLATE',
    text: plainLine(title),
    // It demands an end; what has none ends as it begins.
    dates: `${wall(begins)}/${wall(ends ?? begins)}`,
    ctz: timeZone,
    details: plainLines(text),
    ...(place && { location: plainLine([place.name, place.address].filter(Boolean).join(', ')) }),
  };
  for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value);
  return url.href;
}
