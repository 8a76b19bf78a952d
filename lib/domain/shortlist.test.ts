import { describe, expect, it } from 'vitest';
import {
  bookingIdOf,
  isBookingIdAt,
  listedKey,
  mostListed,
  parseListed,
  parseSavedList,
  toggleListed,
  writeList,
} from './shortlist';

const evening = { bookingId: 'V1123S4567', time: '2026-11-20 20:15' };
const key = 'V1123S4567-202611202015';
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ bookingId: `V9S${index}`, time: '2026-11-20 20:15' }));

it('finds the session that a booking link names, whatever its language and host', () => {
  expect(bookingIdOf('https://ticketing.example/fr/V1123S4567/booking')).toBe('V1123S4567');
  expect(bookingIdOf('https://ticketing.example/cards/5')).toBeNull();
  expect(bookingIdOf(null)).toBeNull();
});

it.each([
  ['V1123S4567', '1123', true],
  ['V1123S4567', '112', false],
  ['V1123S4567', '', false],
])('%s is of the cinema %s: %s', (bookingId, vistaRef, is) => {
  expect(isBookingIdAt(bookingId, vistaRef)).toBe(is);
});

describe('the name of a showing', () => {
  it('is read as it was written', () => expect(parseListed(listedKey(evening))).toEqual(evening));

  it.each([
    '',
    'V1123S4567',
    'V1123S4567-2026112020',
    'V1123S4567-202602302015',
    'V1123S4567-202611202415',
    'V1123S4567-202611202060',
    'S4567-202611202015',
    'V1123S4567-202611202015/../x',
    `V${'1'.repeat(40)}S1-202611202015`,
    '<script>-202611202015',
  ])('is not %j', (text) => expect(parseListed(text)).toBeNull());
});

describe('what a device has kept', () => {
  it.each([
    ['nothing', undefined, []],
    ['one', key, [evening]],
    ['one twice', `${key}.${key}`, [evening]],
    [
      'one of yesterday, whose night may not be over',
      'V9S1-202611180030',
      [{ bookingId: 'V9S1', time: '2026-11-18 00:30' }],
    ],
    ['one of the day before', 'V9S1-202611172330', []],
    ['something else', '{"a":1}', []],
  ])('is %s', (_, text, listed) => expect(parseSavedList(text, '2026-11-19')).toEqual(listed));

  it('never holds more than can be compared', () =>
    expect(parseSavedList(writeList(many(500)), '2026-11-19')).toHaveLength(mostListed));
});

describe('a tick', () => {
  const late = { bookingId: 'V9S2', time: '2026-11-21 22:00' };
  it('puts a showing where its time is', () => expect(toggleListed([late], evening)).toEqual([evening, late]));
  it('takes it off again, though it has moved', () =>
    expect(toggleListed([evening, late], { ...evening, time: '2026-11-20 20:30' })).toEqual([late]));
  it('is refused where there is no room, and a tick can still be taken back', () => {
    expect(toggleListed(many(mostListed), evening)).toBeNull();
    expect(toggleListed(many(mostListed), many(1)[0]!)).toHaveLength(mostListed - 1);
  });
});
