// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { countPassing, joinPlays, needsPlays, passesFilters, toggleFilter } from './filters.logic';
import { tryFilter } from './try-filter';

const day = (versions: string[], tags: string[] = []) => ({ versions, tags, bookable: true });
const plays = joinPlays([
  { film: { days: { '2026-11-20': day(['vf']), '2026-11-21': day(['vost'], ['imax']) } } },
  { film: { days: { '2026-11-22': day(['vost']) } }, other: { days: { '2026-11-20': day(['vf']) } } },
]);

it.each([
  [{}, true],
  [{ date: ['2026-11-21'] }, true],
  [{ date: ['2026-11-23'] }, false],
  [{ versions: ['VOST'], tags: ['IMAX'] }, true],
  [{ versions: ['vf'], tags: ['imax'] }, false],
  [{ date: ['2026-11-20'], versions: ['vost'] }, false],
  [{ date: ['2026-11-20', '2026-11-22'], versions: ['vost'] }, true],
  [{ genres: ['drame'] }, true],
  [{ genres: ['Drame'] }, true],
  [{ genres: ['drame'], date: ['2026-11-23'] }, false],
  [{ genres: ['western'] }, false],
])('%o lets the film through: %s', (filters, answer) => {
  expect(passesFilters({ slug: 'film', genres: ['drame', 'thriller'] }, filters, plays)).toBe(answer);
});

it('hides a title no programme names as soon as a day is asked for', () => {
  expect(passesFilters({ slug: 'unknown', genres: [] }, {}, plays)).toBe(true);
  expect(passesFilters({ slug: 'unknown', genres: [] }, { date: ['2026-11-20'] }, plays)).toBe(false);
});

it('leaves the youngest what is meant for that age or below, and nothing that nobody has an age for', () => {
  const isFor = (age: number | undefined, ...child: string[]) =>
    passesFilters({ slug: 'film', genres: [], ...(age !== undefined && { age }) }, { child }, null);
  expect([isFor(0, '3'), isFor(3, '3'), isFor(6, '3'), isFor(undefined, '3')]).toEqual([true, true, false, false]);
  expect([isFor(6, '8'), isFor(6, '8', '3')]).toEqual([true, false]);
});

it('asks for the programme only when a filter needs it', () => {
  expect(needsPlays({ genres: ['drame'] })).toBe(false);
  expect(needsPlays({ tags: ['imax'] })).toBe(true);
});

it('wants every mark of accessibility that was asked for, and any of the formats', () => {
  const both = joinPlays([{ film: { days: { '2026-11-20': day(['vfst'], ['audiodesc', 'imax']) } } }]);
  const one = joinPlays([{ film: { days: { '2026-11-20': day(['vf'], ['audiodesc', 'imax']) } } }]);
  const tags = ['audiodesc', 'hearing-impaired', 'imax', '4dx'];
  expect(passesFilters({ slug: 'film', genres: [] }, { tags }, both)).toBe(true);
  expect(passesFilters({ slug: 'film', genres: [] }, { tags }, one)).toBe(false);
});

it('tries a value in the stead of its like, and a mark of accessibility besides', () => {
  const filters = { versions: ['vf'], tags: ['imax', 'pmr'] };
  expect(tryFilter(filters, 'versions', 'vost')).toEqual({ ...filters, versions: ['vost'] });
  expect(tryFilter(filters, 'tags', '4dx').tags).toEqual(['pmr', '4dx']);
  expect(tryFilter(filters, 'tags', 'audiodesc').tags).toEqual(['imax', 'pmr', 'audiodesc']);
  expect(tryFilter(filters, 'tags', 'pmr').tags).toEqual(['imax', 'pmr']);
});

it('counts a title that the page lists twice once', () => {
  const twice = [
    { slug: 'film', genres: [] },
    { slug: 'film', genres: [] },
    { slug: 'other', genres: [] },
  ];
  expect(countPassing(twice, {}, plays)).toBe(2);
  expect(countPassing(twice, { versions: ['vost'] }, plays)).toBe(1);
});

it('adds a value and takes it away', () => {
  expect(toggleFilter({ versions: ['vf'] }, 'versions', 'vost')).toEqual({ versions: ['vf', 'vost'] });
  expect(toggleFilter({ versions: ['vf'] }, 'versions', 'vf')).toEqual({ versions: [] });
});
