import { expect, it } from 'vitest';
import { pickOpening } from './opening';

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
