import { expect, it } from 'vitest';
import { buildClock } from '@/lib/domain/day';
import { listStandings } from '@/lib/domain/standing';
import { staleAt } from './stale-at';

const timeZone = 'Europe/Paris';
const showing = (time: string, more = {}) => ({ time: `2026-11-20 ${time}:00`, version: 'vf', ...more });
const evening = [
  showing('14:00'),
  showing('17:40', { status: 'soldout' }),
  showing('18:00', { until: '2026-11-20T17:10:00Z' }),
  showing('22:00'),
];

it.each([
  ['is past at its own time, sold out', '17:35', '17:40'],
  ['can be booked until later', '17:45', '18:10'],
  ['comes last', '21:30', '22:00'],
])('says when the next showing %s', (_, made, moves) => {
  const instant = (time: string) => new Date(`2026-11-20T${time}:00+01:00`);
  const clock = (at: number) => buildClock(new Date(at), timeZone);
  const at = staleAt(evening, { timeZone, madeAt: clock(instant(made).getTime()) });
  expect(at).toBe(instant(moves).getTime());
  const before = listStandings(evening, clock(instant(made).getTime()));
  expect(listStandings(evening, clock(at - 1000))).toBe(before);
  expect(listStandings(evening, clock(at))).not.toBe(before);
});

it('says at once that nothing was left', () => {
  const madeAt = buildClock(new Date('2026-11-20T23:00:00Z'), timeZone);
  expect(staleAt(evening, { timeZone, madeAt })).toBe(0);
  expect(staleAt([], { timeZone, madeAt })).toBe(0);
});
