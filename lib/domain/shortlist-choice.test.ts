import { expect, it } from 'vitest';
import { countVotes, type ListedState, listedStateOf, pickBest } from './shortlist-choice';

const at = (wall: string) => ({ at: Date.parse(`${wall.replace(' ', 'T')}+01:00`), wall });
const listed = { time: '2026-11-20 20:15' };
const showing = { time: '2026-11-20 20:15:00' };
const later = { ...showing, time: '2026-11-20 21:00:00' };

it.each<[string, Parameters<typeof listedStateOf>[1], string, ListedState]>([
  ['can be booked', showing, '2026-11-20 19:00:00', 'open'],
  ['is sold out', { ...showing, status: 'soldout' }, '2026-11-20 19:00:00', 'full'],
  ['is not on sale', { ...showing, status: 'locked' }, '2026-11-20 19:00:00', 'closed'],
  ['can be booked no more', { ...showing, until: '2026-11-20T18:00:00Z' }, '2026-11-20 19:30:00', 'closed'],
  ['has begun', showing, '2026-11-20 20:15:00', 'over'],
  ['was sold out and has begun', { ...showing, status: 'soldout' }, '2026-11-20 22:00:00', 'over'],
  ['moved, and begins later', later, '2026-11-20 20:30:00', 'open'],
  ['vanished', null, '2026-11-20 19:00:00', 'gone'],
  ['is of a day that is told no more', null, '2026-11-21 09:00:00', 'over'],
])('one that %s', (_, found, wall, state) => {
  expect(listedStateOf(listed, found, at(wall))).toBe(state);
});

const choice = (bookingId: string, time: string, state: ListedState = 'open') => ({ bookingId, time, state });
const votes = [
  { name: 'Ana', can: ['a', 'b'] },
  { name: 'Bo', can: ['b', 'c'] },
  { name: 'Cy', can: ['c'] },
];

it('counts who can', () => expect(['a', 'b', 'd'].map((each) => countVotes(votes, each))).toEqual([1, 2, 0]));

it.each([
  ['the one most can come to, the earlier of equals', [choice('c', '2'), choice('b', '1'), choice('a', '0')], 'b'],
  ['none that cannot be booked', [choice('b', '1', 'full'), choice('c', '2', 'gone'), choice('a', '3')], 'a'],
  ['nothing where nobody can', [choice('d', '1')], null],
  ['nothing of nothing', [], null],
])('marks %s', (_, choices, best) => expect(pickBest(choices, votes)).toBe(best));
