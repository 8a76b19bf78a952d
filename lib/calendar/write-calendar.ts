import { TZDate } from '@date-fns/tz';
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { brand } from '../sites/brand';
import type { CalendarEvent, CalendarFacts } from './calendar-event';
import { plainLine, plainLines } from './plain-line';
import { buildZoneBlock } from './zone-block';

/**
 * Some entries as a file that calendars read (RFC 5545). `stamp` stands in each of them as the moment it was written:
 * it must not move with every question, or nobody could be told that nothing is new.
 */
export function writeCalendar(events: readonly CalendarEvent[], stamp: Date, facts?: CalendarFacts): string {
  const times = events.flatMap(({ begins, ends }) => [begins, ends ?? begins]);
  const [first, last] = [Math.min(...times), Math.max(...times)].map((time) => new Date(time));
  const calendar = ical({
    prodId: { company: brand.name, product: 'programme', language: facts?.language ?? 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ...(facts && { name: plainLine(facts.name), description: plainLine(facts.about), ttl: facts.hours * 3600 }),
    // Without a name: with one the stamps would be written by that zone's clock, and they must be UTC.
    timezone: { name: null, generator: (zone) => (first && last ? buildZoneBlock(zone, first, last) : null) },
  });
  for (const event of events) calendar.createEvent(buildEvent(event, stamp));
  return calendar.toString();
}

function buildEvent(event: CalendarEvent, stamp: Date): ICalEventData {
  const { uid, title, begins, ends, timeZone, place, text, url, isCancelled, isBusy, alarm } = event;
  const summary = plainLine(title);
  return {
    id: uid,
    stamp,
    summary,
    start: new TZDate(begins, timeZone),
    ...(ends !== null && ends > begins && { end: new TZDate(ends, timeZone) }),
    timezone: timeZone,
    description: plainLines(text),
    ...(url && { url: escapeUrl(url) }),
    ...(place && {
      location: {
        title: plainLine(place.name),
        address: plainLine(place.address),
        ...(place.gps && { geo: { lat: place.gps.latitude, lon: place.gps.longitude }, radius: 100 }),
      },
    }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // A calendar takes no word of an entry that it has under the same number.
    sequence: isCancelled ? 1 : 0,
    transparency: isBusy && !isCancelled ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    ...(alarm &&
      !isCancelled && {
        alarms: [{ type: ICalAlarmType.display, triggerBefore: alarm * 60, description: summary }],
      }),
  };
}

/** An address is not escaped as text is, though the library does: what it would escape is written another way. */
const escapeUrl = (url: string) => url.replace(/[,;\\\s]/g, encodeURIComponent);
