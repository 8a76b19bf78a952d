import { expect, it, vi } from 'vitest';
import { wireShowtime } from '@/tests/support/wire';
import type { WireProgramme } from '../contract/cinemas';
import type { WireShowtime } from '../contract/shows';
import { endpoints } from '../endpoints/table';
import { parseAnswer } from '../parse-answer';

const showings = (...facts: Partial<WireShowtime>[]) =>
  parseAnswer('fr', endpoints.showtimesAt, 'test', facts.map(wireShowtime));
const showing = (facts: Partial<WireShowtime>) => showings(facts)[0];

it('reads a showing', () => {
  expect(showing({})).toEqual({
    time: '2026-09-11 20:15:00',
    endTime: '2026-09-11 22:40:00',
    version: 'vost',
    tags: ['imax'],
    status: 'available',
    reservableUntil: '2026-09-11T20:30:00+02:00',
    isMovie: true,
    bookingUrl: 'https://tickets.test/fr/V0101S1/booking',
    auditorium: '7 4DX',
    seats: 149,
    special: null,
  });
});

it('lists a day from morning to after midnight, however it was sent', () => {
  const times = ['2026-09-12 00:30:00', '2026-09-11 09:00:00', '2026-09-11 20:15:00'];
  expect(showings(...times.map((time) => ({ time }))).map(({ time }) => time)).toEqual([times[1], times[2], times[0]]);
});

it.each([
  ['available', 'available'],
  ['soldout', 'soldout'],
  ['cancelled', 'locked'],
  ['', 'locked'],
])('shows the status %j as %s', (status, shown) => {
  expect(showing({ status })?.status).toBe(shown);
});

it.each(['javascript:alert(1)', '/booking', '//evil.test/x', 'ftp://x', '', null])(
  'cannot be booked at %j',
  (refCmd) => {
    expect(showing({ refCmd } as never)?.bookingUrl).toBeNull();
  },
);

it('takes numbers and texts for hall and seats', () => {
  expect(showing({ auditoriumName: 7, auditoriumCapacity: 149 } as never)).toMatchObject({
    auditorium: '7',
    seats: 149,
  });
  expect(showing({ auditoriumName: '', auditoriumCapacity: 'many' })).toMatchObject({ auditorium: null, seats: null });
});

it('compares versions in lower case and keeps ones nobody knows', () => {
  expect(showing({ version: 'VFSTX', tags: ['été +', 'zzz'] })).toMatchObject({
    version: 'vfstx',
    tags: ['été +', 'zzz'],
  });
});

it.each(['2026-09-11T20:15:00+02:00', '2026-02-30 20:15:00', '2026-09-11 27:00:00', 'tonight'])(
  'leaves out a showing at %j',
  (time) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(showings({ time }, {})).toHaveLength(1);
  },
);

it('reads an empty day, and days by cinema', () => {
  expect(parseAnswer('fr', endpoints.showtimesOn, 'test', [])).toEqual({});
  expect(Object.keys(parseAnswer('fr', endpoints.showtimesOn, 'test', { lyon: [wireShowtime()] }))).toEqual(['lyon']);
});

const cell = {
  tags: ['DEFAULT'],
  versions: ['VF'],
  bookable: true,
  flag: null,
  flagColor: null,
  cineOrder: 1,
  specialEvent: null,
  specialShowtime: false,
  labelCategory: null,
};
const entry = {
  days: { '2026-09-11': cell },
  bookable: true,
  isBookable: true,
  isNew: false,
  isComingSoon: false,
  isEarlyVisible: false,
  isEarlyBookable: false,
  isEarlyAVP: false,
  specialEvent: false,
  isKids: false,
  cineOrder: 2,
  cineKidsOrder: null,
  cineUpcomingOrder: 3,
  cineEntertainmentOrder: 4,
  cineEntertainmentOrder2: 4,
  cineSpecialOrder: null,
  next24ShowtimesCount: 5,
};
const programme = (wire: WireProgramme) => parseAnswer('fr', endpoints.cinemaShows, 'test', wire);

it('reads a programme, and an empty one', () => {
  const day = { upsell: null, highlightedShowtime: null };
  expect(programme({ days: { '2026-09-12': day, '2026-09-11': day }, shows: { a: entry } })).toMatchObject({
    dates: ['2026-09-11', '2026-09-12'],
    shows: { a: { days: { '2026-09-11': { tags: [], versions: ['vf'] } }, order: 2, isPremiere: false } },
  });
  expect(programme({ days: [], shows: [] })).toEqual({ dates: [], shows: {}, highlights: {} });
  expect(programme({ days: [], shows: { a: { ...entry, days: [] } } }).shows.a?.days).toEqual({});
});

it('flags each day of a title by itself, and a day without a colour in the neutral one', () => {
  const days = {
    '2026-09-11': { ...cell, flag: 'Avant-première', flagColor: '4' },
    '2026-09-12': { ...cell, flag: '3D', labelCategory: '3D' },
    '2026-09-13': cell,
  };
  const { shows } = programme({ days: [], shows: { a: { ...entry, days } } });
  expect(Object.values(shows.a?.days ?? {}).map(({ flag }) => flag)).toEqual([
    { text: 'Avant-première', colour: 4 },
    { text: '3D', colour: 3 },
    undefined,
  ]);
});

it('knows what each day puts forward, and keeps a day that says nothing usable of it', () => {
  const day = { upsell: null, highlightedShowtime: null };
  const { dates, highlights } = programme({
    days: {
      '2026-09-11': { ...day, highlightedShowtime: { type: 'tag', showSlug: 'a' } },
      '2026-09-12': day,
      '2026-09-13': 'a day' as never,
    },
    shows: { a: entry },
  });
  expect([dates.length, highlights]).toEqual([3, { '2026-09-11': 'a' }]);
});

it.each([{ id: 75, name: 'Paris', shows: [] }, { id: 'idf', name: null, shows: [] }, { shows: [] }])(
  'reads the zone %j',
  (wire) => {
    expect(parseAnswer('fr', endpoints.zone, 'test', wire as never).shows).toEqual({});
  },
);

it('keeps a showing whose end is not told', () => {
  expect(showing({ endTime: 'late' })?.endTime).toBeNull();
});

it('knows a premiere by a tag on any day or by its mark', () => {
  const tagged = { ...entry, days: { '2026-09-11': cell, '2026-09-12': { ...cell, tags: ['avp-equipe'] } } };
  const { shows } = programme({ days: [], shows: { a: tagged, b: { ...entry, isEarlyAVP: true }, c: entry } });
  expect(Object.values(shows).map(({ isPremiere }) => isPremiere)).toEqual([true, true, false]);
});

it('leaves the unknown date out of a zone', () => {
  const show = {
    slug: 'a',
    bookable: true,
    isComingSoon: false,
    isKids: false,
    next24ShowtimesCount: 0,
    tags: [],
    flag: null,
  };
  const days = { '1900-01-01': { ...cell }, '2026-09-11': { ...cell } };
  const zone = parseAnswer('fr', endpoints.zone, 'test', { id: 'idf', name: 'Paris', shows: [{ ...show, days }] });
  expect(Object.keys(zone.shows.a?.days ?? {})).toEqual(['2026-09-11']);
});

it('takes a programme whose keys are hostile as mere words', () => {
  const shows = JSON.parse(`{"__proto__": ${JSON.stringify({ ...entry, isKids: true })}}`);
  expect(Object.getPrototypeOf(programme({ days: [], shows }).shows)).toBe(Object.prototype);
});
