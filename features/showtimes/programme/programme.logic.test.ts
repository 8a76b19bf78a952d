import { expect, it } from 'vitest';
import { countMonths, listWeeks, monthAfter } from '@/components/views/days/calendar.logic';
import { countStripDays } from '@/components/views/days/count-strip-days';
import { pickStripStart } from '@/components/views/days/day.logic';
import { showtimeFacts } from '@/components/views/showtime-name/showtime-facts.fixture';
import type { Showing } from '@/lib/domain/showing';
import type { ProgrammeEntry } from '@/lib/domain/showtime';
import { eveningTag, kidsTag } from '@/lib/routing/filters';
import { isPicked, listPicks } from '../choosing/picks.logic';
import { byKidsRank, byRank, type FilmRow, narrowRows } from './programme.logic';

const entry = (order: number, isPremiere = false, isComingSoon = false): ProgrammeEntry => ({
  days: {},
  bookable: true,
  isNew: false,
  isComingSoon,
  isPremiere,
  isKids: false,
  order,
  kidsOrder: null,
  next24: 0,
});

it('puts premieres first, then what comes out within a week, then keeps the cinema’s order', () => {
  const played = [
    { slug: 'a', entry: entry(2), releasedOn: '2026-11-04' },
    { slug: 'b', entry: entry(9, true), releasedOn: '2026-12-25' },
    { slug: 'c', entry: entry(1), releasedOn: null },
    { slug: 'd', entry: entry(4, true), releasedOn: null },
    { slug: 'soon', entry: entry(7, false, true), releasedOn: '2026-11-25' },
    { slug: 'late', entry: entry(8, false, true), releasedOn: '2026-12-25' },
  ];
  expect(played.sort(byRank('2026-11-20')).map(({ slug }) => slug)).toEqual(['d', 'b', 'soon', 'c', 'a', 'late']);
});

const at = (clock: string, version = 'vf', ...tags: string[]): Showing => ({
  time: `2026-11-20 ${clock}:00`,
  endTime: '2026-11-20 23:00:00',
  version,
  tags,
});
const row = (slug: string, showings: Showing[], isKids = false): FilmRow => ({
  slug,
  href: '',
  title: slug,
  poster: null,
  tone: undefined,
  facts: [],
  rating: { look: 'legal', text: '' },
  flag: null,
  isKids,
  showings,
});
const rows = [
  row('a', [at('14:00'), at('18:00')]),
  row('b', [at('10:00', 'vf', 'mome')]),
  row('c', [at('00:20', 'vost')], true),
];
const left = (versions: string[], ...tags: string[]) =>
  narrowRows(rows, { versions, tags }).map(
    ({ slug, showings }) => `${slug} ${showings.map(({ time }) => time.slice(11, 16))}`,
  );

it('narrows a day to the evening, night included', () => {
  expect(left([], eveningTag)).toEqual(['a 18:00', 'c 00:20']);
});

it('narrows a day to what is for children, by film or by showing', () => {
  expect(left([], kidsTag)).toEqual(['b 10:00', 'c 00:20']);
});

it('shows what is for children in the cinema’s order for them, premieres first', () => {
  const kids = (kidsOrder: number | null, isPremiere = false) => ({ entry: { ...entry(1, isPremiere), kidsOrder } });
  const [none, second, first, premiere] = [kids(null), kids(2), kids(1), kids(9, true)];
  expect([none, second, first, premiere].sort(byKidsRank)).toEqual([premiere, first, second, none]);

  const placed = rows.map((one, index) => ({ ...one, kidsPlace: 2 - index }));
  expect(narrowRows(placed, { versions: [], tags: [kidsTag] }).map(({ slug }) => slug)).toEqual(['c', 'b']);
  expect(narrowRows(placed, { versions: [], tags: [] }).map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
});

it('narrows by version and by evening together', () => {
  expect(left(['vf'], eveningTag)).toEqual(['a 18:00']);
  expect(left(['nlnl'])).toEqual([]);
});

it('takes any of the formats but all of the accessibility marks', () => {
  const picked = { versions: [], tags: ['imax', 'dolby', 'pmr', 'hearing-impaired'] };
  expect(isPicked(at('20:00', 'vf', 'imax', 'pmr', 'hearing-impaired'), picked)).toBe(true);
  expect(isPicked(at('20:00', 'vfst', 'dolby', 'pmr'), picked)).toBe(true);
  expect(isPicked(at('20:00', 'vf', 'dolby', 'pmr'), picked)).toBe(false);
  expect(isPicked(at('20:00', 'vfst', '3d', 'pmr'), picked)).toBe(false);
});

it('keeps a filter that the day does not offer, as impossible', () => {
  const facts = showtimeFacts({
    marks: { imax: { title: 'IMAX', kind: 'format', order: 1 }, '3d': { title: '3D', kind: 'format', order: 2 } },
  });
  const { groups } = listPicks({ versions: ['vost', 'vf'], tags: ['3d', 'imax'] }, [at('20:00', 'vf', 'imax')], facts);
  expect(groups.flat().map(({ code, label, isPossible }) => [code, label, isPossible])).toEqual([
    ['VF', 'French voices', true],
    ['VOST', 'Original version', false],
    [undefined, 'IMAX', true],
    [undefined, '3D', false],
  ]);
});

const strip = (start: string, chosen: string) => pickStripStart({ today: '2026-11-20', chosen, start, length: 14 });

it('moves the strip only for a day of the calendar that is out of sight', () => {
  expect(strip('2026-11-20', '2026-12-03')).toBe('2026-11-20');
  expect(strip('2026-11-20', '2026-12-04')).toBe('2026-12-04');
  expect(strip('2026-12-04', '2026-12-09')).toBe('2026-12-04');
  expect(strip('2026-12-04', '2026-11-21')).toBe('2026-11-20');
  expect(strip('2026-11-18', '2026-11-20')).toBe('2026-11-20');
});

it('holds the programme weeks of a cinema, as far as there is room', () => {
  expect(countStripDays('2026-11-20', 1, 3)).toBe(5);
  expect(countStripDays('2026-11-18', 1, 3)).toBe(7);
  expect(countStripDays('2026-11-20', 2, 3)).toBe(12);
  expect(countStripDays('2026-11-20', 3, 3)).toBe(14);
});

it('lays a month out in weeks from Monday', () => {
  const weeks = listWeeks('2026-11-01');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]?.slice(0, 2)).toEqual(['2026-11-30', null]);
  expect(monthAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(countMonths('2026-11-20', '2027-02-01')).toBe(3);
});
