import { expect, it } from 'vitest';
import type { Showtime } from '@/lib/domain/showtime';
import { listStarts } from './starts.logic';

const showtime = (clock: string, own: Partial<Showtime> = {}, day = '2026-11-20') =>
  ({
    time: `${day} ${clock}:00`,
    endTime: null,
    version: 'vf',
    tags: [],
    status: 'available',
    reservableUntil: `${day}T${clock}:00+01:00`,
    bookingUrl: 'https://tickets.example',
    ...own,
  }) as unknown as Showtime;
const said = (...days: (Record<string, Showtime[]> | null)[]) =>
  Object.entries(listStarts(days, 'Europe/Paris').shows).map(
    ([slug, starts]) => `${slug} ${starts.map(([, clock, cinema]) => `${clock}@${cinema}`).join(' ')}`,
  );

it('puts the showings of all cinemas in the order of time, those after midnight last', () => {
  const night = showtime('00:30', {}, '2026-11-21');
  expect(said({ dune: [showtime('20:15'), night] }, { dune: [showtime('18:05')] })).toEqual([
    'dune 18:05@1 20:15@0 00:30@0',
  ]);
});

it('leaves out what nobody can book, and remembers that it plays', () => {
  const gone = [showtime('18:00', { status: 'soldout' }), showtime('19:00', { bookingUrl: null })];
  expect(said({ dune: [...gone, showtime('20:15')], nova: gone })).toEqual(['dune 20:15@0', 'nova ']);
});

it('names the first of two cinemas that begin at the same time, unless the second sells longer', () => {
  const early = showtime('20:15', { reservableUntil: '2026-11-20T19:45:00+01:00' });
  expect(said({ dune: [showtime('20:15')] }, { dune: [showtime('20:15')] })).toEqual(['dune 20:15@0']);
  expect(said({ dune: [early] }, { dune: [showtime('20:15')] })).toEqual(['dune 20:15@1']);
});

it('tells apart what a list may be narrowed to', () => {
  const imax = { tags: ['imax'] };
  const { kinds, shows } = listStarts(
    [{ dune: [showtime('20:15'), showtime('20:15', imax), showtime('22:00', imax)] }],
    'Europe/Paris',
  );
  expect(shows.dune?.map(([, clock, , kind]) => [clock, ...(kinds[kind]?.tags ?? [])].join(' '))).toEqual([
    '20:15',
    '20:15 imax',
    '22:00 imax',
  ]);
});

it('closes a showing when it begins, or earlier where its booking ends earlier', () => {
  const closes = (own: Partial<Showtime>, timeZone = 'Europe/Paris') =>
    new Date(
      (listStarts([{ dune: [showtime('20:15', own)] }], timeZone).shows.dune?.[0]?.[0] ?? 0) * 60_000,
    ).toISOString();
  expect(closes({ reservableUntil: '2026-11-20T20:25:00+01:00' })).toBe('2026-11-20T19:15:00.000Z');
  expect(closes({ reservableUntil: '2026-11-20T19:45:30+01:00' })).toBe('2026-11-20T18:45:00.000Z');
  expect(closes({ reservableUntil: null })).toBe('2026-11-20T19:15:00.000Z');
  // On the clock of the country.
  expect(closes({ reservableUntil: null }, 'Africa/Dakar')).toBe('2026-11-20T20:15:00.000Z');
});

it('does without a cinema that did not answer', () => {
  expect(said(null, { dune: [showtime('18:05')] })).toEqual(['dune 18:05@1']);
});
