import { expect, it } from 'vitest';
import { siteFacts, siteIds } from '../sites/sites';
import { resolveInstant } from '../time/instant';
import { buildClock } from './day';
import { pickDayName, pickTonight } from './tonight';

const zone = 'Europe/Paris';
const instantOf = (wall: string, timeZone = zone) => new Date(resolveInstant(`${wall}:00`, timeZone));
const minuteOf = (wall: string) => instantOf(wall).getTime() / 60_000;
/** Of a cinema day: a clock before three is that of the night. */
const soon = (day: string, ...clocks: string[]) =>
  clocks.map((clock) => ({ day, closes: minuteOf(`${clock < '03' ? '2026-11-21' : day} ${clock}`), clock }));
const [friday, saturday] = ['2026-11-20', '2026-11-21'];
const films = [
  { slug: 'nova', showings: [...soon(friday, '14:00', '18:05', '20:15', '22:30'), ...soon(saturday, '10:40')] },
  { slug: 'matinee', showings: [...soon(friday, '11:00'), ...soon(saturday, '11:00', '14:00')] },
  { slug: 'kestrel', showings: soon(friday, '17:30', '21:10', '00:20') },
  { slug: 'over', showings: soon(friday, '10:00') },
];
const told = (wall: string, room = { films: 4, showings: 3 }) => {
  const { films: picked, isOver } = pickTonight(films, { today: friday, minute: minuteOf(wall) }, room);
  return [isOver, ...picked.map(({ slug, showings }) => [slug, ...showings.map(({ clock }) => clock)].join(' '))];
};

it.each([
  [
    'in the morning',
    '2026-11-20 09:00',
    [false, 'nova 14:00 18:05 20:15', 'matinee 11:00 11:00 14:00', 'kestrel 17:30 21:10 00:20', 'over 10:00'],
  ],
  [
    'at the minute before one begins',
    '2026-11-20 17:29',
    [false, 'nova 18:05 20:15 22:30', 'kestrel 17:30 21:10 00:20', 'matinee 11:00 14:00'],
  ],
  [
    'at the minute at which it does',
    '2026-11-20 17:30',
    [false, 'nova 18:05 20:15 22:30', 'kestrel 21:10 00:20', 'matinee 11:00 14:00'],
  ],
  [
    'late, when one film has something left',
    '2026-11-20 23:00',
    [false, 'kestrel 00:20', 'nova 10:40', 'matinee 11:00 14:00'],
  ],
  ['after the last one of the day', '2026-11-21 00:20', [true, 'nova 10:40', 'matinee 11:00 14:00']],
  ['when nothing is left at all', '2026-11-22 00:20', [false]],
])('tells what is left %s', (_, wall, expected) => expect(told(wall)).toEqual(expected));

it('tells as many films as there is room for', () => {
  expect(told('2026-11-20 17:29', { films: 2, showings: 1 })).toEqual([false, 'nova 18:05', 'kestrel 17:30']);
});

const nameAt = (day: string, wall: string, timeZone = zone) =>
  pickDayName(day, buildClock(instantOf(wall, timeZone), timeZone));

it.each([
  ['2026-11-20', '2026-11-20 03:00', 'today'],
  ['2026-11-20', '2026-11-20 16:59', 'today'],
  ['2026-11-20', '2026-11-20 17:00', 'tonight'],
  ['2026-11-20', '2026-11-21 02:59', 'tonight'],
  ['2026-11-21', '2026-11-20 23:59', 'tomorrow'],
  ['2026-11-21', '2026-11-21 00:00', 'weekday'],
  ['2026-11-21', '2026-11-21 03:00', 'today'],
  ['2026-11-22', '2026-11-20 12:00', 'weekday'],
  ['2026-11-20', '2026-11-21 12:00', 'today'],
])('calls %s at %s %s', (day, wall, expected) => {
  for (const site of siteIds) expect(nameAt(day, wall, siteFacts(site).timeZone), site).toBe(expected);
});

it.each([
  ['when an hour is had twice', '2026-10-24', '2026-10-25 02:30', 'tonight'],
  ['on the day of 25 hours', '2026-10-25', '2026-10-24 23:30', 'tomorrow'],
  ['when one is left out', '2027-03-27', '2027-03-28 01:59', 'tonight'],
  ['on the day of 23 hours', '2027-03-28', '2027-03-28 03:00', 'today'],
])('is not led astray in nights of other hours: %s', (_, day, wall, expected) => {
  for (const site of siteIds) expect(nameAt(day, wall, siteFacts(site).timeZone), site).toBe(expected);
});
