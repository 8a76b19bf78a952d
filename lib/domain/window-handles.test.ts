import { expect, it } from 'vitest';
import { clockOfMinute } from './time-window';
import { type End, pickEnd, stepOf } from './window-handles';

const axis = { from: 17, to: 26 };
const open = { after: null, before: null };
const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

it.each<[string, End, string, { after: number | null; before: number | null }, string | null]>([
  ['to the nearest quarter of an hour', 'after', '18:22', open, '18:15'],
  ['to the nearest quarter of an hour', 'before', '23:08', open, '23:15'],
  ['into the night', 'before', '24:40', open, '00:45'],
  ['to the beginning of the line, where it leaves nothing out', 'after', '17:00', open, null],
  ['before the line', 'after', '09:00', open, null],
  ['to the end of the line', 'before', '26:00', open, null],
  ['beyond the line', 'before', '31:00', open, null],
  ['past the other end', 'after', '23:00', { after: null, before: at('22:00') }, '21:00'],
  ['past the other end', 'before', '18:00', { after: at('20:00'), before: null }, '21:00'],
  ['past the end of the line', 'after', '29:00', open, '01:00'],
  ['before the beginning of the line', 'before', '12:00', open, '18:00'],
])('an end that is pulled %s: %s to %s', (_, end, clock, window, rests) => {
  const minute = pickEnd(window, end, at(clock), axis);
  expect(minute === null ? null : clockOfMinute(minute)).toBe(rests);
});

it('moves by keys in quarters and hours, and to both ends of the line', () => {
  expect(['ArrowRight', 'ArrowDown', 'PageUp', 'Tab'].map(stepOf)).toEqual([15, -15, 60, null]);
  expect(pickEnd({ after: at('20:00'), before: null }, 'after', at('20:00') + (stepOf('Home') ?? 0), axis)).toBeNull();
});
