import { beforeEach, expect, it, vi } from 'vitest';
import { wireEvent } from '@/tests/support/wire-editorial';
import { endpoints } from '../endpoints/table';
import { parseAnswer } from '../parse-answer';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

const event = (facts: object = {}) => parseAnswer('fr', endpoints.event, 'test', { ...wireEvent(), ...facts });
const showing = { live: false, bookable: true, order: 1, showSlug: 'seven-waves-1' };

it.each([[[]], [null], [undefined], [{}]])('stands without a schedule: %j', (schedule) => {
  expect(event({ schedule }).schedule).toEqual({});
});

it('puts days and titles in their order, and leaves out what is no day or no title', () => {
  const schedule = {
    '2026-11-27': [
      { ...showing, order: 2 },
      { ...showing, showSlug: 'nine-1', live: true },
    ],
    '1900-01-01': [showing],
    someday: [showing],
    '2026-11-26': [showing, { ...showing, showSlug: null }],
    '2026-11-28': [],
  };
  const found = event({ schedule }).schedule;
  expect(Object.entries(found)).toEqual([
    ['2026-11-26', [{ showSlug: 'seven-waves-1', isLive: false, bookable: true }]],
    [
      '2026-11-27',
      [
        { showSlug: 'nine-1', isLive: true, bookable: true },
        { showSlug: 'seven-waves-1', isLive: false, bookable: true },
      ],
    ],
  ]);
  expect(vi.mocked(console.warn).mock.calls.join()).toContain('schedule.2026-11-26[1].showSlug');
});

it('keeps the price before only when it was higher', () => {
  expect(event()).toMatchObject({ amount: 650, initial: 890 });
  expect(event({ initialPrice: 650 }).initial).toBeNull();
  expect(event({ price: null }).initial).toBeNull();
});

it('does not call the list empty when none of it could be read', () => {
  expect(parseAnswer('fr', endpoints.events, 'test', [wireEvent(), { slug: 'x' }])).toHaveLength(1);
  expect(() => parseAnswer('fr', endpoints.events, 'test', [{ slug: 'x' }, { slug: 'y' }])).toThrow(/none of 2/);
});

it('takes the titles of an event as they are named', () => {
  expect(parseAnswer('fr', endpoints.eventShows, 'test', { shows: ['a', 'a', null, ''] })).toEqual(['a']);
});
