import { expect, it } from 'vitest';
import { listDaysAhead, listPlaysAt, pickSeasonCinemas } from './season.logic';

const scheduled = (...slugs: string[]) => slugs.map((showSlug) => ({ showSlug, isLive: false, bookable: true }));
const day = { tags: [], versions: [], bookable: true };
const plays = (...cinemas: string[]) =>
  Object.fromEntries(
    cinemas.map((cinema) => [cinema, { releasedOn: null, days: { '2026-11-26': day, '2026-11-28': day } }]),
  );

const days = [
  ['2026-11-26', scheduled('nordlicht')],
  ['2026-11-27', scheduled('nordlicht', 'hinterhof')],
  ['2026-11-28', scheduled('hinterhof')],
] as const;
const matrices = new Map([
  ['nordlicht', plays('lyon', 'nice')],
  ['hinterhof', plays('nice', 'paris')],
]);

it('leaves out the days that are over and keeps the order of the others', () => {
  const event = { schedule: Object.fromEntries(days) };
  expect(listDaysAhead(event, '2026-11-27').map(([date]) => date)).toEqual(['2026-11-27', '2026-11-28']);
});

it('counts only what a cinema plays on the scheduled day', () => {
  expect(listPlaysAt('nice', days, matrices)).toEqual([
    ['2026-11-26', 'nordlicht'],
    ['2026-11-28', 'hinterhof'],
  ]);
});

it('offers the cinemas that play something and begins with the one that plays most', () => {
  const cinemas = ['lyon', 'nice', 'paris', 'lille'].map((slug) => ({ slug }));
  const { playing, usual } = pickSeasonCinemas(cinemas, days, matrices);
  expect(playing.map(({ slug }) => slug)).toEqual(['lyon', 'nice', 'paris']);
  expect(usual?.slug).toBe('nice');
});

it('does without a title that the programme does not know', () => {
  expect(pickSeasonCinemas([{ slug: 'lyon' }], days, new Map([['nordlicht', null]]))).toEqual({
    playing: [],
    usual: null,
  });
});
