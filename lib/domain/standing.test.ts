import { expect, it } from 'vitest';
import { buildClock } from './day';
import type { Showing } from './showing';
import { byRank, countLeft, isOver, listStandings, rankOf, splitByStanding, statusOf } from './standing';

const showing: Showing = { time: '2026-11-22 20:15:00', endTime: '2026-11-22 22:40:00', version: 'vost' };
const stand = (own: Partial<Showing>, now: string, timeZone = 'Europe/Paris') =>
  listStandings([{ ...showing, ...own }], buildClock(new Date(now), timeZone));
const tell = (standing: string) => `${statusOf(standing)}${isOver(standing) ? ', past' : ''}`;

const until = '2026-11-22T20:25:00+01:00';
it.each<[Partial<Showing>, string, string, string]>([
  [{ until }, '2026-11-22T20:24:59+01:00', 'available', 'begun, and still sold'],
  [{ until }, '2026-11-22T20:25:00+01:00', 'locked, past', 'booking just closed'],
  [{ until: '2026-11-22T20:00:00+01:00' }, '2026-11-22T20:05:00+01:00', 'locked, past', 'closed before it begins'],
  [{}, '2026-11-22T20:14:59+01:00', 'available', 'no end of booking given, not begun'],
  [{}, '2026-11-22T20:15:00+01:00', 'locked, past', 'no end of booking given, begun'],
  [{ status: 'soldout' }, '2026-11-22T14:00:00+01:00', 'soldout', 'sold out and to come'],
  [
    { status: 'soldout' },
    '2026-11-22T22:30:00+01:00',
    'soldout, past',
    'sold out stays sold out, and is past all the same',
  ],
  [{ status: 'locked' }, '2026-11-22T14:00:00+01:00', 'locked', 'not on sale, and to come'],
  [{ status: 'locked' }, '2026-11-22T22:30:00+01:00', 'locked, past', 'not on sale, and past'],
])('%o at %s is %s: %s', (own, now, words) => {
  expect(tell(stand(own, now))).toBe(words);
});

// Wall clocks of the cinema: no end of booking, so that its own clock decides.
it.each([
  ['2026-11-22 22:45:00', '2026-11-22T21:30:00Z', 'Europe/Paris', 'available', 'Sunday 22:30'],
  ['2026-11-22 22:15:00', '2026-11-22T21:30:00Z', 'Europe/Paris', 'locked, past', 'Sunday 22:30'],
  ['2026-11-23 00:15:00', '2026-11-22T22:59:00Z', 'Europe/Amsterdam', 'available', 'Sunday 23:59, the late showing'],
  ['2026-11-22 23:30:00', '2026-11-22T22:59:00Z', 'Europe/Brussels', 'locked, past', 'Sunday 23:59'],
  ['2026-11-23 00:15:00', '2026-11-23T01:30:00Z', 'Europe/Zurich', 'locked, past', 'Monday 02:30'],
  ['2026-11-25 10:00:00', '2026-11-25T08:00:00Z', 'Africa/Tunis', 'available', 'Wednesday 09:00'],
  ['2026-11-22 22:45:00', '2026-11-22T22:30:00Z', 'Africa/Dakar', 'available', 'Sunday 22:30, an hour west'],
  ['2026-11-22 22:15:00', '2026-11-22T22:30:00Z', 'Africa/Abidjan', 'locked, past', 'Sunday 22:30, an hour west'],
  ['2026-12-31 23:45:00', '2026-12-31T22:30:00Z', 'Africa/Casablanca', 'available', '31 December 23:30'],
  ['2027-01-01 00:15:00', '2026-12-31T23:20:00Z', 'Europe/Paris', 'locked, past', 'New Year, 00:20'],
  [
    '2026-03-29 03:15:00',
    '2026-03-29T00:59:00Z',
    'Europe/Paris',
    'available',
    'a minute before the hour that is skipped',
  ],
  ['2026-03-29 03:15:00', '2026-03-29T01:15:00Z', 'Europe/Paris', 'locked, past', 'a quarter past it'],
  ['2026-10-25 10:00:00', '2026-10-25T08:59:00Z', 'Europe/Paris', 'available', 'the day that has 25 hours, 09:59'],
  ['2026-10-25 10:00:00', '2026-10-25T09:00:00Z', 'Europe/Paris', 'locked, past', 'the day that has 25 hours, 10:00'],
  ['2026-02-15 22:30:00', '2026-02-15T22:15:00Z', 'Africa/Casablanca', 'available', 'Morocco in Ramadan, on UTC'],
  [
    '2026-03-22 22:30:00',
    '2026-03-22T21:45:00Z',
    'Africa/Casablanca',
    'locked, past',
    'Morocco after it, an hour ahead',
  ],
])('%s at %s in %s is %s: %s', (time, now, timeZone, words) => {
  expect(tell(stand({ time }, now, timeZone))).toBe(words);
});

it.each([
  ['0', 0, 1],
  ['4410', 0, 2],
  ['5512', 1, 2],
  ['45', 2, 0],
  ['-5-', 2, 0],
  ['', 2, 0],
])('a list that stands %s has rank %i and %i left', (standings, rank, left) => {
  expect(rankOf(standings)).toBe(rank);
  expect(countLeft(standings)).toBe(left);
});

it('tells a whole list at once, in its order', () => {
  const at = (clock: string, status?: 'soldout') => ({
    ...showing,
    time: `2026-11-22 ${clock}:00`,
    ...(status && { status }),
  });
  const list = [at('14:00'), at('18:00', 'soldout'), at('22:30', 'soldout'), at('22:45')];
  expect(listStandings(list, buildClock(new Date('2026-11-22T21:00:00Z'), 'Europe/Paris'))).toBe('5410');
});

it('gives each group its part, and lists what can be booked first and what is over last', () => {
  const group = (slug: string, count: number) => ({ slug, showings: Array<Showing>(count).fill(showing) });
  const groups = [group('over', 2), group('full', 1), group('open', 3), group('none', 0), group('late', 1)];
  const ordered = splitByStanding(groups, '4414500').sort(byRank);
  expect(ordered.map(({ group: { slug }, standings, rank }) => `${slug} ${standings} ${rank}`)).toEqual([
    'open 450 0',
    'late 0 0',
    'full 1 1',
    'over 44 2',
    'none  2',
  ]);
});
