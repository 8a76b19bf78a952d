import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { siteFacts, siteIds } from '../sites/sites';
import { resolveInstant } from '../time/instant';
import type { CalendarEvent } from './calendar-event';
import { writeCalendar } from './write-calendar';

const stamp = new Date('2026-11-20T00:00:00Z');
const at = (wall: string, timeZone: string) => Date.parse(resolveInstant(wall, timeZone));

const usual: CalendarEvent = {
  uid: 'a@candela-cinemas.fr',
  title: 'Kestrel Point · VOST',
  begins: at('2026-11-20 20:15:00', 'Europe/Paris'),
  ends: at('2026-11-20 22:40:00', 'Europe/Paris'),
  timeZone: 'Europe/Paris',
  place: { name: 'Candela Bastille', address: '8, rue X, 75011 Paris', gps: { latitude: 48.85, longitude: 2.37 } },
  text: 'Version originale',
  url: 'https://ticketing.candela-cinemas.fr/fr/V1S2/booking',
};

/** What a second library makes of the file, by the zones that the file itself describes. */
function readBack(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((component) => ({ component, ...factsOf(component) })),
  };
}

function factsOf(component: InstanceType<typeof ICAL.Component>) {
  const event = new ICAL.Event(component);
  const end = component.getFirstPropertyValue('dtend');
  return {
    uid: event.uid,
    title: event.summary,
    text: event.description,
    location: event.location,
    begins: event.startDate.toUnixTime() * 1000,
    ends: end instanceof ICAL.Time ? end.toUnixTime() * 1000 : null,
    wall: event.startDate.toString(),
  };
}

const octets = (line: string) => Buffer.byteLength(line);

describe('a file of showings', () => {
  it.each<[string, Partial<CalendarEvent>]>([
    ['an ordinary evening', {}],
    ['commas, semicolons, backslashes and quotes', { title: 'Trois; deux, un \\ "zéro" : fin', text: 'a;b,c\\d\\n' }],
    [
      'emoji, at the very place where a line is folded',
      { title: `${'x'.repeat(65)}🍿🎬👩‍👩‍👧`, text: '👩‍👩‍👧'.repeat(40) },
    ],
    ['letters of two and three octets', { title: 'é'.repeat(80), text: '映画館'.repeat(60) }],
    ['several lines', { text: 'one\ntwo\n\nfour' }],
    ['no end', { ends: null }],
    [
      'after midnight',
      { begins: at('2026-11-21 00:10:00', 'Europe/Paris'), ends: at('2026-11-21 02:20:00', 'Europe/Paris') },
    ],
    [
      'the night the clocks go back',
      { begins: at('2026-10-25 00:30:00', 'Europe/Paris'), ends: at('2026-10-25 03:10:00', 'Europe/Paris') },
    ],
    [
      'the night the clocks go forward',
      { begins: at('2027-03-28 00:30:00', 'Europe/Paris'), ends: at('2027-03-28 03:40:00', 'Europe/Paris') },
    ],
    ['an address of a page with commas', { url: 'https://candela-cinemas.fr/films/a%2Cb%3Bc?d=e&f=1' }],
    ['no place and no link', { place: null, url: null }],
    [
      'an address with commas',
      { place: { name: 'A, "B"; C: ^D', address: '1, rue "D"', gps: { latitude: -1, longitude: 0 } } },
    ],
  ])('says again what it was told: %s', (_, more) => {
    const event = { ...usual, ...more };
    const text = writeCalendar([event], stamp);
    const [read] = readBack(text).events;
    expect(read).toMatchObject({
      uid: event.uid,
      title: event.title,
      text: event.text,
      begins: event.begins,
      ends: event.ends,
    });
    expect(read?.location ?? null).toBe(event.place && `${event.place.name}\n${event.place.address}`);
    expect(read?.component.getFirstPropertyValue('url')?.toString() ?? null).toBe(event.url);
    for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('lets no title write a line of its own', () => {
    const hostile = 'A\r\nATTENDEE:mailto:evil@example.org\nEND:VEVENT\rBEGIN:VALARM\u2028\u202ex\u0000\ud800';
    const text = writeCalendar(
      [{ ...usual, title: hostile, place: { name: hostile, address: hostile, gps: null }, text: hostile }],
      stamp,
    );
    const { calendar, events } = readBack(text);
    expect(events).toHaveLength(1);
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone', 'vevent']);
    expect(events[0]?.component.getAllSubcomponents()).toEqual([]);
    expect(events[0]?.component.getFirstProperty('attendee')).toBeNull();
    expect(events[0]?.title).toBe('A ATTENDEE:mailto:evil@example.org END:VEVENT BEGIN:VALARM x');
  });

  it('rings before, and not for what is cancelled', () => {
    const [rings, silent] = readBack(
      writeCalendar(
        [
          { ...usual, alarm: 120 },
          { ...usual, uid: 'b', alarm: 120, isCancelled: true },
        ],
        stamp,
      ),
    ).events;
    const alarm = rings?.component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT2H');
    expect(rings?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(silent?.component.getFirstSubcomponent('valarm')).toBeNull();
    expect(silent?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('says when to look again, and stays the same while nothing is new', () => {
    const facts = { name: 'Candela; Bastille', about: 'All, showings', language: 'fr', hours: 2 };
    const text = writeCalendar([usual], stamp, facts);
    const { calendar } = readBack(text);
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT2H');
    expect(calendar.getFirstPropertyValue('x-published-ttl')?.toString()).toBe('PT2H');
    expect(calendar.getFirstPropertyValue('x-wr-calname')?.toString().replaceAll('\\', '')).toBe(facts.name);
    expect(text).toContain('DTSTAMP:20261120T000000Z');
    expect(writeCalendar([usual], stamp, facts)).toBe(text);
  });

  it('is a calendar with nothing in it', () => {
    expect(readBack(writeCalendar([], stamp)).events).toEqual([]);
  });
});

describe('the zones of a file', () => {
  const zones = [...new Set(siteIds.map((site) => siteFacts(site).timeZone))];
  const walls = [
    '2026-07-01 20:15:00',
    '2026-10-24 23:30:00',
    '2026-10-26 00:10:00',
    '2027-02-20 19:00:00',
    '2027-03-27 22:00:00',
    '2027-04-02 20:00:00',
  ];

  it.each(zones)('give %s its own clock all year', (timeZone) => {
    const all = walls.map((wall, index) => ({
      ...usual,
      uid: `${index}`,
      timeZone,
      begins: at(wall, timeZone),
      ends: null,
    }));
    const { calendar, events } = readBack(writeCalendar(all, stamp));
    expect(events.map(({ begins }) => begins)).toEqual(all.map(({ begins }) => begins));
    expect(events.map(({ wall }) => wall.replace('T', ' '))).toEqual(walls);
    expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
  });

  it('are all there where cinemas have several', () => {
    const all = zones.map((timeZone) => ({
      ...usual,
      uid: timeZone,
      timeZone,
      begins: at('2026-11-20 20:15:00', timeZone),
      ends: null,
    }));
    const { calendar, events } = readBack(writeCalendar(all, stamp));
    expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(zones.length);
    expect(events.map(({ begins }) => begins)).toEqual(all.map(({ begins }) => begins));
    expect(new Set(events.map(({ wall }) => wall))).toEqual(new Set(['2026-11-20T20:15:00']));
  });
});

it('writes no address as if it were text', () => {
  const text = writeCalendar([{ ...usual, url: 'https://a.example/b,c;d\\e' }], stamp);
  expect(text).toContain('URL;VALUE=URI:https://a.example/b%2Cc%3Bd%5Ce');
});
