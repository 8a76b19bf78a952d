import { expect, it } from 'vitest';
import { groupOneOffs, listOneOffKinds, type PlayedOneOff, planOneOffs } from './one-off';
import type { Zone } from './showtime';

const today = '2026-11-20';
const day = (tags: readonly string[]) => ({ tags, versions: [], bookable: true });
const zone = (shows: Record<string, Record<string, readonly string[]>>): Zone => ({
  id: 'z',
  name: 'Z',
  shows: Object.fromEntries(
    Object.entries(shows).map(([slug, days]) => [
      slug,
      {
        ...{ bookable: true, isComingSoon: false, isKids: false, isPremiere: false, next24: 0, tags: [] },
        days: Object.fromEntries(Object.entries(days).map(([date, tags]) => [date, day(tags)])),
      },
    ]),
  ),
});

it.each([
  [['DEFAULT', '3d', 'cinekids'], []],
  [['AVP'], ['preview']],
  [
    ['avp', 'AVP-equipe'],
    ['team', 'preview'],
  ],
  [
    ['opera', 'live'],
    ['live', 'opera'],
  ],
  [['muet'], ['silent']],
])('of %j it makes %j', (tags, kinds) => {
  expect(listOneOffKinds(tags)).toEqual(kinds);
});

it('plans a title on a day once in however many towns, without the past and what lies too far ahead', () => {
  const town = zone({
    nova: { '2026-11-19': ['AVP'], '2026-11-22': ['AVP'], '2026-12-18': ['AVP'] },
    dune: { [today]: [] },
  });
  expect(planOneOffs([town, town, zone({ aida: { [today]: ['opera'] } })], today)).toEqual([
    { show: 'aida', day: today },
    { show: 'nova', day: '2026-11-22' },
  ]);
});

it('leaves out what is on for weeks', () => {
  const days = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`2026-11-${21 + index}`, ['seancespeciale']]));
  expect(planOneOffs([zone({ run: days(8), series: days(7) })], today).map(({ show }) => show)).toEqual(
    Array(7).fill('series'),
  );
});

const play = (
  show: string,
  time: string,
  tags: readonly string[],
  { cinema = 'lyon', title = '', details = '', full = false } = {},
): PlayedOneOff => ({
  ...{ show, cinema },
  showtime: {
    time: `${time}:00`,
    tags,
    status: full ? 'soldout' : 'available',
    special: title ? { title, details, description: 'Tous là', source: 'showtime' } : null,
  },
});

it('makes one evening of what is the same everywhere, and another one where the team comes', () => {
  const evenings = groupOneOffs([
    play('nova', `${today} 20:00`, ['AVP'], { cinema: 'paris', full: true }),
    play('nova', `${today} 19:30`, ['AVP']),
    play('nova', `${today} 20:30`, ['AVP', 'equipe'], { cinema: 'lille', title: 'Avec l’équipe' }),
  ]);
  expect(evenings).toEqual([
    {
      shows: ['nova'],
      kinds: ['team', 'preview'],
      special: { title: 'Avec l’équipe', details: '', description: 'Tous là', source: 'showtime' },
      plays: [{ cinema: 'lille', time: `${today} 20:30:00`, isFull: false }],
    },
    {
      shows: ['nova'],
      kinds: ['preview'],
      special: null,
      plays: [
        { cinema: 'lyon', time: `${today} 19:30:00`, isFull: false },
        { cinema: 'paris', time: `${today} 20:00:00`, isFull: true },
      ],
    },
  ]);
});

const night = { title: 'Nuit du polar' };

it('makes a marathon of three titles under one name in a row, past midnight too', () => {
  const evenings = groupOneOffs([
    play('two', `${today} 22:30`, ['seancespeciale'], night),
    play('one', `${today} 20:00`, ['AVP', 'seancespeciale'], { ...night, full: true }),
    play('three', '2026-11-21 00:50', ['seancespeciale'], night),
    play('one', `${today} 20:30`, ['AVP', 'seancespeciale'], { ...night, cinema: 'paris' }),
  ]);
  expect(
    evenings.map(({ shows, kinds, plays }) => [shows, kinds, plays.map(({ cinema, isFull }) => [cinema, isFull])]),
  ).toEqual([
    [['one', 'two', 'three'], ['marathon', 'preview'], [['lyon', true]]],
    [['one'], ['preview'], [['paris', false]]],
  ]);
});

it('makes none of a festival with hours between its titles, nor of one title again and again', () => {
  const festival = ['one', 'two', 'three'].map((show, at) =>
    play(show, `${today} ${10 + at * 5}:00`, ['seancespeciale'], night),
  );
  const again = ['18', '20', '22'].map((hour) => play('one', `${today} ${hour}:00`, ['seancespeciale'], night));
  for (const played of [festival, again])
    expect(groupOneOffs(played).every(({ kinds }) => kinds.join() === 'special')).toBe(true);
});

it('leaves out the usual showings of the same title', () => {
  expect(groupOneOffs([play('nova', `${today} 14:00`, ['3d'])])).toEqual([]);
});
