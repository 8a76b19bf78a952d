import { expect, it } from 'vitest';
import { resolveStatus } from './resolve-status';
import { buildShowing, listAccess, type Showing } from './showing';
import { listFlags } from './showing-flags';
import type { Showtime, ShowtimeStatus } from './showtime';

const showing = { time: '2026-11-20 20:15:00', endTime: '2026-11-20 22:40:00', version: 'vost' };
const paris = 'Europe/Paris';

it.each<[Partial<Showing>, string | null, ShowtimeStatus, string]>([
  [{}, null, 'available', 'no clock yet'],
  [{ until: '2026-11-20T20:15:00+01:00' }, '2026-11-20T19:14:59Z', 'available', 'booking still open'],
  [{ until: '2026-11-20T20:15:00+01:00' }, '2026-11-20T19:15:00Z', 'locked', 'booking just closed'],
  [{ until: '2026-11-20T20:30:00+01:00' }, '2026-11-20T19:20:00Z', 'available', 'bookable after it began'],
  [{}, '2026-11-20T19:14:00Z', 'available', 'no end given, not begun'],
  [{}, '2026-11-20T19:15:00Z', 'locked', 'no end given, begun on the cinema’s own clock'],
  [{ status: 'soldout' }, '2026-11-20T21:00:00Z', 'soldout', 'sold out stays sold out'],
  [{ status: 'locked' }, '2026-11-20T12:00:00Z', 'locked', 'locked by the API'],
])('%o at %s is %s: %s', (facts, now, status) => {
  expect(resolveStatus({ ...showing, ...facts }, now === null ? null : new Date(now), paris)).toBe(status);
});

const showtime: Showtime = {
  ...showing,
  tags: [],
  status: 'available',
  reservableUntil: null,
  isMovie: true,
  bookingUrl: 'https://tickets.example/fr/V1S2/booking',
  auditorium: null,
  seats: null,
  special: null,
};

it('sends nothing that is empty or usual', () => {
  expect(buildShowing(showtime, 0)).toEqual({ ...showing, url: showtime.bookingUrl });
});

it('locks a showing that has no booking page', () => {
  expect(buildShowing({ ...showtime, bookingUrl: null }, 0).status).toBe('locked');
  expect(buildShowing({ ...showtime, bookingUrl: null, status: 'soldout' }, 0).status).toBe('soldout');
});

it('flags what sets a showing apart', () => {
  expect([...listFlags({ ...showing, tags: ['3d', 'mome'] }, 'soldout')]).toEqual(['full', '3d', 'kidsFriendly']);
  expect([...listFlags({ ...showing, tags: ['imax'] }, 'locked')]).toEqual(['disabled']);
});

it('adds the hearing-impaired icon to vfst', () => {
  expect(listAccess({ ...showing, version: 'vfst', tags: ['pmr', 'audiodesc'] })).toEqual([
    'audiodesc',
    'hearing-impaired',
    'pmr',
  ]);
  expect(listAccess(showing)).toEqual([]);
});
