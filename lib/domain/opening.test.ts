import { expect, it } from 'vitest';
import { groupOpenings, isAboutToOpen, pickOpening, pickOpeningPhase } from './opening';

const now = new Date('2026-11-20T18:00:00+01:00');
const opening = (salesOpenAt: string | null, showtimesVisibleAt: string | null = null) =>
  pickOpening({ salesOpenAt, showtimesVisibleAt }, now);

it('says when the booking opens, and when the showings are published before it', () => {
  expect(opening('2026-11-25T10:00:00+01:00', '2026-11-25T09:50:00+01:00')).toEqual({
    bookingAt: '2026-11-25T10:00:00+01:00',
    showingsAt: '2026-11-25T09:50:00+01:00',
  });
});

it('says one moment once, in whatever offset it was sent', () => {
  expect(opening('2026-11-25T10:00:00+01:00', '2026-11-25T09:00:00Z')?.showingsAt).toBeNull();
});

it('says nothing of what is open, nor of showings that are out already', () => {
  expect(opening('2026-11-20T18:00:00+01:00')).toBeNull();
  expect(opening(null, '2026-11-25T10:00:00+01:00')).toBeNull();
  expect(opening('2026-11-25T10:00:00+01:00', '2026-11-19T10:00:00+01:00')?.showingsAt).toBeNull();
});

const title = (slug: string, salesOpenAt: string | null, upcoming = 1) => ({
  slug,
  salesOpenAt,
  showtimesVisibleAt: null,
  orders: { default: 1, home: 1, upcoming },
});
const grouped = (shows: ReturnType<typeof title>[], timeZone: string, at = now) =>
  groupOpenings(shows, at, timeZone).map(({ day, openings }) => [day, openings.map(({ show }) => show.slug)]);

it('lists what opens by the day of the country, what most wait for first', () => {
  const shows = [
    title('late', '2026-11-25T23:30:00Z', 9),
    title('b', '2026-11-25T10:00:00+01:00', 2),
    title('a', '2026-11-25T09:00:00Z', 1),
    title('open', '2026-11-20T18:00:00+01:00'),
    title('unsaid', null),
  ];
  expect(grouped(shows, 'Europe/Paris')).toEqual([
    ['2026-11-25', ['a', 'b']],
    ['2026-11-26', ['late']],
  ]);
  expect(grouped(shows, 'Africa/Dakar')).toEqual([['2026-11-25', ['a', 'b', 'late']]]);
  expect(grouped([], 'Europe/Paris')).toEqual([]);
});

it('puts what opens in the hour that comes twice on its own day, in the order in which it happens', () => {
  const shows = [title('second', '2026-10-25T02:30:00+01:00'), title('first', '2026-10-25T02:30:00+02:00')];
  expect(grouped(shows, 'Europe/Paris', new Date('2026-10-20T12:00:00Z'))).toEqual([
    ['2026-10-25', ['first', 'second']],
  ]);
});

it.each([
  ['2026-11-25T10:00:00+01:00', 'ahead'],
  ['2026-11-22T06:00:00+01:00', 'near'],
  ['2026-11-20T18:00:01+01:00', 'near'],
  ['2026-11-20T16:30:00+01:00', 'near'],
  ['2026-11-20T15:59:00+01:00', null],
  ['no time', null],
  [null, null],
])('knows how near %s is', (salesOpenAt, phase) => {
  expect(pickOpeningPhase({ salesOpenAt }, now)).toBe(phase);
});

it.each([
  ['2026-11-20T18:05:00+01:00', null, true],
  ['2026-11-20T18:15:00+01:00', '2026-11-20T18:05:00+01:00', true],
  ['2026-11-20T17:51:00+01:00', null, true],
  ['2026-11-20T17:49:00+01:00', null, false],
  ['2026-11-20T18:20:00+01:00', null, false],
  [null, null, false],
])('has a page made anew around %s and %s', (salesOpenAt, showtimesVisibleAt, isNear) => {
  expect(isAboutToOpen({ salesOpenAt, showtimesVisibleAt }, now)).toBe(isNear);
});
