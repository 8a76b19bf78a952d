import { expect, it } from 'vitest';
import { buildClock } from '@/lib/domain/day';
import type { Showtime } from '@/lib/domain/showtime';
import { pickTold } from './told.logic';

const day = '2026-11-20';
const showtime = (clock: string, tags: string[], own: Partial<Showtime> = {}) => ({
  film: 0,
  day,
  showtime: {
    time: `${day} ${clock}:00`,
    endTime: null,
    version: 'vf',
    tags,
    status: 'available',
    reservableUntil: null,
    isMovie: true,
    bookingUrl: 'https://tickets.example/1',
    auditorium: null,
    seats: null,
    special: null,
    ...own,
  } satisfies Showtime,
});
const context = {
  locale: 'fr-FR',
  currency: 'EUR',
  marks: { imax: { title: 'IMAX', kind: 'format', order: 1 } },
  versions: [{ slug: 'vf', label: 'VF', description: 'Voix françaises' }],
  surchargeOf: (tags: readonly string[]) => (tags.includes('imax') ? 400 : 0),
  clock: buildClock(new Date('2026-11-20T16:30:00Z'), 'Europe/Paris'),
} as const;
const plan = { cells: [], later: {}, days: { audiodesc: [day], 'hearing-impaired': [], quiet: [], pmr: [day] } };

it('says in words what a showing is, what it costs more, and what it offers', () => {
  const [told] = pickTold([showtime('20:15', ['audiodesc', 'imax'])], plan, context);
  expect(told).toMatchObject({ words: 'Voix françaises\u00a0· IMAX', surcharge: '+4\u00a0€', kinds: ['audiodesc'] });
});

it('leaves out what is over, what offers nothing and what is not told that day', () => {
  const all = [
    showtime('14:00', ['audiodesc']),
    showtime('19:00', []),
    showtime('20:00', ['hearing-impaired']),
    showtime('21:00', ['audiodesc', 'hearing-impaired']),
  ];
  expect(pickTold(all, plan, context).map(({ time, kinds }) => [time.slice(11, 16), kinds])).toEqual([
    ['21:00', ['audiodesc']],
  ]);
});

it('tells the next few of what every hall has, and all of the rest', () => {
  const hours = ['18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00', '21:30'];
  const told = pickTold(
    hours.map((clock) => showtime(clock, ['pmr', ...(clock === '21:30' ? ['audiodesc'] : [])])).reverse(),
    plan,
    context,
  );
  expect(told.filter(({ kinds }) => kinds.includes('pmr'))).toHaveLength(6);
  expect(told.at(-1)).toMatchObject({ time: `${day} 21:30:00`, kinds: ['audiodesc'] });
});
