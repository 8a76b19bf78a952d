import { expect, it } from 'vitest';
import { resolveInstant } from '../time/instant';
import { fitsFilters, pickNextStart, type Start, type Starts } from './starts';

const zone = 'Europe/Paris';
const minuteAt = (wall: string) => Date.parse(resolveInstant(`${wall}:00`, zone)) / 60_000;
const startsOf = (day: string, next: string, shows: Starts['shows']): Starts => ({
  next,
  dawn: minuteAt(`${day} 03:00`),
  words: { from: 'From', day: day.slice(8) },
  cinemas: ['Confluence', 'Part-Dieu'],
  kinds: [
    { version: 'vf', tags: ['DEFAULT', 'hearing-impaired'] },
    { version: 'vost', tags: ['DEFAULT', 'imax', '3d'] },
  ],
  shows,
});
const start = (wall: string, cinema: number, closes = wall): Start => [
  minuteAt(closes),
  wall.slice(11),
  cinema,
  cinema,
];

const friday = startsOf('2026-11-20', '2026-11-21', {
  kestrel: [start('2026-11-20 18:05', 0), start('2026-11-20 20:15', 1), start('2026-11-21 00:30', 0)],
  early: [start('2026-11-20 20:15', 0, '2026-11-20 19:45')],
  soldOut: [],
});
const saturday = startsOf('2026-11-21', '2026-11-22', {
  kestrel: [start('2026-11-21 14:10', 1)],
});

it.each([
  ['kestrel', '2026-11-20 09:00', 'From 18:05 Confluence', 'the first of the day'],
  ['kestrel', '2026-11-20 18:04', 'From 18:05 Confluence', 'until it begins'],
  ['kestrel', '2026-11-20 18:05', 'From 20:15 Part-Dieu', 'the next one once it has begun, in whichever cinema'],
  ['kestrel', '2026-11-20 22:30', 'From 00:30 Confluence', 'after midnight is still this evening'],
  ['kestrel', '2026-11-21 00:29', 'From 00:30 Confluence', 'and still is at night'],
  ['kestrel', '2026-11-21 00:30', 'nothing', 'all of the day is over'],
  ['early', '2026-11-20 19:44', 'From 20:15 Confluence', 'as long as it is sold'],
  ['early', '2026-11-20 19:45', 'nothing', 'not on sale any more'],
  ['soldOut', '2026-11-20 09:00', 'nothing', 'where all of today is sold out'],
  ['elsewhere', '2026-11-20 09:00', 'nothing', 'what does not play here'],
])('says of %s at %s: %s (%s)', (slug, now, expected) => {
  const next = pickNextStart({ slug, now: minuteAt(now) }, friday);
  expect(next ? `${next.word} ${next.time} ${next.cinema}` : 'nothing').toBe(expected);
});

it('names a day by its weekday before it has begun, on its eve and in the night before it too', () => {
  const time = (now: string) => pickNextStart({ slug: 'kestrel', now: minuteAt(now) }, saturday)?.time;
  expect(time('2026-11-18 20:00')).toBe('21 14:10');
  expect(time('2026-11-20 20:00')).toBe('21 14:10');
  expect(time('2026-11-21 02:59')).toBe('21 14:10');
  expect(time('2026-11-21 03:00')).toBe('14:10');
});

it.each([
  [[], [], '18:05'],
  [['vost'], [], '20:15'],
  [['VOST'], ['imax'], '20:15'],
  [['vf', 'vost'], [], '18:05'],
  [[], ['imax', '4dx'], '20:15'],
  [['vf'], ['imax'], 'nothing'],
  [[], ['hearing-impaired'], '18:05'],
  [[], ['hearing-impaired', 'audiodesc'], 'nothing'],
])('in a list of the versions %o and the tags %o says %s', (versions, tags, clock) => {
  const question = { slug: 'kestrel', now: minuteAt('2026-11-20 09:00'), fits: fitsFilters(versions, tags) };
  expect(pickNextStart(question, friday)?.time ?? 'nothing').toBe(clock);
});
