// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { joinPlays, needsPlays, passes, weekendOf } from './filters.logic';

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
  [{ genres: ['drame'], date: ['2026-11-23'] }, false],
  [{ genres: ['western'] }, false],
])('%o lets the film through: %s', (filters, answer) => {
  expect(passes('film', ['drame', 'thriller'], filters, plays)).toBe(answer);
});

it('hides a title no programme names as soon as a day is asked for', () => {
  expect(passes('unknown', [], {}, plays)).toBe(true);
  expect(passes('unknown', [], { date: ['2026-11-20'] }, plays)).toBe(false);
});

it('asks for the programme only when a filter needs it', () => {
  expect(needsPlays({ genres: ['drame'] })).toBe(false);
  expect(needsPlays({ tags: ['imax'] })).toBe(true);
});

it('knows the weekend ahead', () => {
  const days = [
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ];
  expect(weekendOf(days)).toEqual(['2026-11-21', '2026-11-22']);
});
