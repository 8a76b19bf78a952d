import { expect, it } from 'vitest';
import { everySiteAndNight } from '@/tests/support/changed-nights';
import { resolveInstant } from '../time/instant';
import { addDays, buildClock } from './day';
import { type Offer, pickNextBest } from './next-best';
import type { Showing } from './showing';

const day = '2026-11-20';
const offer = (slug: string, time: string, own: Partial<Showing> = {}, kilometres?: number): Offer => ({
  cinema: { slug, name: slug, ...(kilometres !== undefined && { kilometres }) },
  day: time.slice(0, 10),
  showing: { time: `${time}:00`, version: 'vost', url: `/${slug}/${time}`, ...own },
});
const wanted = offer('here', `${day} 20:15`, { status: 'soldout' });
const pick = (offers: Offer[], now = '2026-11-20T16:30:00Z', timeZone = 'Europe/Paris', most = 4) =>
  pickNextBest(wanted, offers, buildClock(new Date(now), timeZone), most).map(
    ({ cinema, showing }) => `${cinema.slug} ${showing.time.slice(8, 16)}`,
  );

it('offers another hour, another day and another cinema alike, and the wished place first', () => {
  const offers = [
    offer('far', `${day} 20:15`),
    offer('near', `${day} 20:30`, {}, 2.1),
    offer('here', '2026-11-21 20:15', {}, 0),
    offer('here', '2026-11-21 17:00', {}, 0),
    offer('here', `${day} 22:30`, {}, 0),
    offer('here', `${day} 21:00`, {}, 0),
  ];
  expect(pick(offers)).toEqual(['here 20 21:00', 'here 21 20:15', 'near 20 20:30', 'far 20 20:15']);
  expect(pick(offers.slice(2))).toEqual(['here 20 21:00', 'here 20 22:30', 'here 21 20:15', 'here 21 17:00']);
  expect(pick(offers, undefined, undefined, 2)).toEqual(['here 20 21:00', 'here 21 20:15']);
});

it.each<[string, Offer[], string[]]>([
  [
    'the nearer hour',
    [offer('here', `${day} 22:45`), offer('here', `${day} 19:00`)],
    ['here 20 19:00', 'here 20 22:45'],
  ],
  [
    'the nearer cinema',
    [offer('b', `${day} 20:15`, {}, 9), offer('a', `${day} 22:00`, {}, 1)],
    ['a 20 22:00', 'b 20 20:15'],
  ],
  [
    'the nearer day',
    [offer('a', '2026-11-22 20:15', {}, 1), offer('b', `${day} 20:15`, {}, 9)],
    ['b 20 20:15', 'a 22 20:15'],
  ],
  ['no other version', [offer('here', `${day} 21:00`, { version: 'vf' })], []],
  [
    'nothing sold out or not on sale',
    [offer('a', `${day} 21:00`, { status: 'soldout' }), offer('b', `${day} 21:00`, { status: 'locked' })],
    [],
  ],
  ['each showing once', [offer('a', `${day} 21:00`, {}, 1), offer('a', `${day} 21:00`)], ['a 20 21:00']],
  ['nothing where there is nothing', [], []],
])('prefers %s', (_, offers, expected) => {
  expect(pick(offers)).toEqual(expected);
});

// Booking ends with the wall clock of the cinema, wherever the visitor is.
it.each([
  ['Europe/Paris', '2026-11-20T20:00:00Z', []],
  ['Africa/Dakar', '2026-11-20T20:00:00Z', ['here 20 21:00']],
  ['Africa/Tunis', '2026-11-20T19:59:00Z', ['here 20 21:00']],
  ['Europe/Amsterdam', '2026-11-20T19:59:59Z', ['here 20 21:00']],
])('in %s at %s', (timeZone, now, expected) => {
  expect(pick([offer('here', `${day} 21:00`)], now, timeZone)).toEqual(expected);
});

it('counts what begins after midnight to the evening, also on the night the clocks change', () => {
  const late = { ...offer('here', '2026-10-25 02:30'), day: '2026-10-24' };
  const evening = { ...offer('here', '2026-10-24 20:15', { status: 'soldout' }) };
  const clock = buildClock(new Date('2026-10-24T22:30:00Z'), 'Europe/Paris');
  expect(pickNextBest(evening, [late], clock, 4)).toEqual([late]);
});

it.each(everySiteAndNight)('goes by the clock on the wall, %s in the night of %s', (_, night, timeZone) => {
  const morning = addDays(night, 1);
  const full = offer('here', `${night} 20:15`, { status: 'soldout' });
  const tomorrow = offer('here', `${morning} 20:15`);
  const late = { ...offer('here', `${morning} 00:45`), day: night };
  const offers = [tomorrow, late, offer('here', `${night} 21:00`), offer('near', `${night} 23:30`, {}, 2)];
  const at = (wall: string) => buildClock(new Date(resolveInstant(`${wall}:00`, timeZone)), timeZone);
  const pickAt = (wall: string) =>
    pickNextBest(full, offers, at(wall), 4).map(({ cinema, showing }) => `${cinema.slug} ${showing.time.slice(8, 16)}`);
  const [today, next] = [night.slice(8), morning.slice(8)];
  expect(pickAt(`${night} 20:59`)[0]).toBe(`here ${today} 21:00`);
  expect(pickAt(`${night} 21:00`)).toEqual([`here ${next} 00:45`, `here ${next} 20:15`, `near ${today} 23:30`]);
  expect(pickAt(`${morning} 00:44`)).toEqual([`here ${next} 00:45`, `here ${next} 20:15`]);
  expect(pickAt(`${morning} 00:45`)).toEqual([`here ${next} 20:15`]);
});
