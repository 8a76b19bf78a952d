import ICAL from 'ical.js';
import { wireShowtime } from '@/tests/support/wire';

export const day = '2026-11-20';

/** A showing of that day, as the catalogue sends it. */
export const evening = (time: string, session: number, more = {}) =>
  wireShowtime({
    ...{ time: `${day} ${time}:00`, endTime: `${day} 23:00:00`, version: 'VOST', tags: ['DEFAULT'] },
    reservabilityEnd: `${day}T${time}:00+01:00`,
    refCmd: `https://ticketing.example/fr/V9S${session}/booking`,
    ...more,
  });

/** What a calendar's own library makes of an answer. */
export async function readEvents(response: Response) {
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents('vevent').map((event) => ({
    title: event.getFirstPropertyValue('summary'),
    uid: event.getFirstPropertyValue('uid'),
    text: `${event.getFirstPropertyValue('description')}`,
    starts: `${event.getFirstPropertyValue('dtstart')}`,
    status: event.getFirstPropertyValue('status'),
    leads: URL.parse(`${event.getFirstPropertyValue('url')}`)?.hostname,
    rings: event.getFirstSubcomponent('valarm') !== null,
  }));
}
