import { expect, it } from 'vitest';
import { listAccessKinds, pickHouses, planAccess } from './access-kinds';
import type { Programme } from './showtime';

it.each([
  ['by its tag', ['audiodesc', 'imax'], ['vf'], ['audiodesc']],
  ['by a version that is one by itself', [], ['vfst'], ['hearing-impaired']],
  ['by tag and version, once', ['hearing-impaired'], ['vfst'], ['hearing-impaired']],
  ['several, in the order they are listed', ['pmr', 'calme', 'audiodesc'], ['vf'], ['audiodesc', 'quiet', 'pmr']],
  ['a quiet one by the word of its country, however written', ['Prikkelarm'], ['nlnl'], ['quiet']],
  ['none, however comfortable its seats', ['relaxseats', 'cinekids'], ['vost'], []],
])('knows what a showing offers: %s', (_, tags, versions, kinds) => {
  expect(listAccessKinds(tags, versions)).toEqual(kinds);
});

const today = '2026-11-20';
const shows = (played: Record<string, Record<string, string[]>>) =>
  ({
    shows: Object.fromEntries(
      Object.entries(played).map(([slug, days]) => [
        slug,
        { days: Object.fromEntries(Object.entries(days).map(([day, tags]) => [day, { tags, versions: ['vf'] }])) },
      ]),
    ),
  }) as unknown as Pick<Programme, 'shows'>;

it('asks only for the titles and days that have some, the next three days of each kind', () => {
  const days = ['20', '21', '22', '23', '24'].map((day) => `2026-11-${day}`);
  const plan = planAccess(
    shows({
      dune: Object.fromEntries(days.map((day) => [day, ['audiodesc']])),
      nova: { '2026-11-19': ['audiodesc'], '2026-11-21': ['imax'], '2026-11-24': ['calme'] },
    }),
    today,
  );
  expect(plan.days).toEqual({ audiodesc: days.slice(0, 3), 'hearing-impaired': [], quiet: ['2026-11-24'], pmr: [] });
  expect(plan.cells.map(({ show, day }) => `${show} ${day.slice(8)}`)).toEqual([
    'dune 20',
    'dune 21',
    'dune 22',
    'nova 24',
  ]);
  expect(plan.later).toEqual({ audiodesc: '2026-11-23' });
});

it('looks a week ahead, over the change of the clocks too, and names the first day after it', () => {
  const plan = planAccess(shows({ nova: { '2027-04-01': ['calme'], '2027-04-03': ['calme'] } }), '2027-03-25');
  expect(plan.days.quiet).toEqual([]);
  expect(plan.cells).toEqual([]);
  expect(plan.later.quiet).toBe('2027-04-01');
  expect(planAccess(shows({ nova: { '2027-03-31': ['calme'] } }), '2027-03-25').days.quiet).toEqual(['2027-03-31']);
});

it('names the cinemas that put them on', () => {
  const cinemas = [
    { slug: 'a', tags: ['calme', 'imax'] },
    { slug: 'b', tags: ['imax'] },
  ];
  expect(pickHouses('quiet', cinemas).map(({ slug }) => slug)).toEqual(['a']);
});
