import { expect, it } from 'vitest';
import type { CalendarEntry } from './lists-by-month';
import { type Section, splitByDay, splitByRelease } from './programme-calendar';

type Entry = CalendarEntry<string, 'upcoming'>;

/** A Friday; programmes change on Wednesdays. */
const when = { today: '2026-11-20', firstWeekday: 3 };
const entry = (item: string, day: string | null): Entry => ({ item, day, lists: ['upcoming'] });
const films = (day: string | null, count: number) =>
  Array.from({ length: count }, (_, at) => entry(`film ${at} of ${day}`, day));
const isFilm = ({ item }: Entry) => item.startsWith('film');
const sum = ({ head, entries, total }: Section<Entry>) => [head, entries.length, total];

const evenings = [entry('opera', '2026-11-21'), entry('ballet', '2026-11-29'), entry('concert', '2026-12-15')];
const long = [...evenings, ...films('2026-12-02', 5), ...films('2026-11-25', 9), ...films('2026-12-09', 8)];

it('opens on what comes out next: a row of each week, then what else there is until these are over', () => {
  const { sections, months } = splitByRelease(long, isFilm, when);
  expect(sections.map(sum)).toEqual([
    [{ week: '2026-11-25' }, 6, 9],
    [{ week: '2026-12-02' }, 5, 5],
    [{ until: '2026-12-08' }, 2, 2],
  ]);
  expect(months.map(({ month, entries }) => [month, entries.length])).toEqual([
    ['2026-11', 3],
    ['2026-12', 9],
  ]);
});

it('loses nothing, and shows nothing twice', () => {
  const all = [...long, ...films(null, 2), entry('talk', null)];
  const { sections, months } = splitByRelease(all, isFilm, when);
  const there = [...sections, ...months].flatMap(({ entries }) => entries);
  expect(there.toSorted((a, b) => (a.item < b.item ? -1 : 1))).toEqual(
    all.toSorted((a, b) => (a.item < b.item ? -1 : 1)),
  );
});

it('goes in the order that is given on each day', () => {
  const { sections } = splitByRelease([...films('2026-12-02', 9).reverse(), ...films('2026-12-09', 9)], isFilm, when);
  expect(sections[0]?.entries[0]?.item).toBe('film 8 of 2026-12-02');
});

it('gives a week of one or two no row of its own', () => {
  const { sections, months } = splitByRelease([...films('2026-11-25', 2), ...films('2026-12-02', 20)], isFilm, when);
  expect(sections.map(({ head }) => head)).toEqual([{ week: '2026-12-02' }]);
  expect(months[0]?.entries.map(({ item }) => item)).toEqual(['film 0 of 2026-11-25', 'film 1 of 2026-11-25']);
});

it('shows all of a little, the releases of a week before what else it has', () => {
  const { sections, months } = splitByRelease(
    [...evenings, ...films('2026-11-22', 1), ...films(null, 1)],
    isFilm,
    when,
  );
  expect(sections.map(({ head, entries }) => [head, entries.map(({ item }) => item)])).toEqual([
    [{ week: '2026-11-18' }, ['film 0 of 2026-11-22', 'opera']],
    [{ week: '2026-11-25' }, ['ballet']],
    [{ week: '2026-12-09' }, ['concert']],
    [{ week: null }, ['film 0 of null']],
  ]);
  expect(months).toEqual([]);
});

it('counts what is over to the week in which one stands', () => {
  const { sections } = splitByDay([entry('late', '2026-11-02'), entry('next', '2026-11-26')], ['upcoming'], when);
  expect(sections.map(({ head }) => head)).toEqual([{ week: '2026-11-18' }, { week: '2026-11-25' }]);
});
