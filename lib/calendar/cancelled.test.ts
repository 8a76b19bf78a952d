import { expect, it } from 'vitest';
import type { CalendarEvent } from './calendar-event';
import { listCancelled, listRemembered, rememberedEvents } from './cancelled';

const event = (uid: string, begins = 10, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...{ uid, title: uid, begins, ends: null, timeZone: 'UTC', place: null, text: 'words', url: 'https://a.example' },
  ...more,
});
const some = (count: number) => Array.from({ length: count }, (_, index) => event(`${index}`));
const span = { now: 5, until: 20 };
const uids = (events: readonly CalendarEvent[]) => events.map(({ uid }) => uid);

it.each<[string, CalendarEvent[], CalendarEvent[], string[]]>([
  ['nothing was told before', [], some(3), []],
  ['all is as it was', some(3), some(3), []],
  ['one of three is gone', some(3), some(2), ['2']],
  ['the only one is gone', some(1), [], ['0']],
  ['it has moved, and is the same', some(1), [event('0', 15)], []],
  ['it is over', [event('past', 4)], [], []],
  ['it lies beyond what is told', [event('far', 30)], [], []],
  ['most of it is gone at once, which is a fault', some(40), some(10), []],
  ['a few of many are gone', some(40), some(36), ['36', '37', '38', '39']],
  ['what was called off before is still called off', [event('a', 10, { isCancelled: true })], [], ['a']],
  ['what was called off is back', [event('a', 10, { isCancelled: true })], [event('a')], []],
])('tells what is called off: %s', (_, before, present, expected) => {
  const told = listCancelled(before, present, span);
  expect(uids(told)).toEqual(expected);
  expect(told.every(({ isCancelled }) => isCancelled)).toBe(true);
});

it('remembers what lies ahead, as it was told last, without its words', () => {
  const remembered = listRemembered([event('past', 4), event('a', 8), event('b')], [event('a', 12), event('c')], 5);
  expect(remembered.map(({ uid, begins, text, url }) => [uid, begins, text, url])).toEqual([
    ['a', 12, '', null],
    ['b', 10, '', null],
    ['c', 10, '', null],
  ]);
});

it('remembers it so that it is known again', () => {
  const place = { name: 'a', address: 'b', gps: { latitude: 1, longitude: 2 } };
  const told = [event('a', 10, { timeZone: 'Africa/Casablanca', place, ends: 12, isCancelled: true })];
  const remembered = listRemembered([], told, 5);
  expect(rememberedEvents.parse(JSON.parse(JSON.stringify(remembered)))).toEqual(remembered);
});
