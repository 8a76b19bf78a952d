import { expect, it } from 'vitest';
import { isUpsell, orderCinemas, weightOf } from './cinema-ranking';

const cinemas = [
  { slug: 'bellecour', kilometres: 3 },
  { slug: 'confluence', kilometres: 1 },
  { slug: 'part-dieu', kilometres: 2 },
  { slug: 'vaise', kilometres: 5 },
];
const order = (favourites: string[], located: string[], listed: { slug: string; kilometres?: number }[] = cinemas) =>
  orderCinemas(listed, { favourites, located }).map(({ slug }) => slug);

it('lists by distance for a visitor of whom nothing is known', () => {
  expect(order([], [])).toEqual(['confluence', 'part-dieu', 'bellecour', 'vaise']);
});

it('puts favourites before the locator’s cinemas, and those before the near ones', () => {
  expect(order(['vaise'], ['part-dieu', 'bellecour'])).toEqual(['vaise', 'part-dieu', 'bellecour', 'confluence']);
});

it('keeps the order of the API where no distance is known', () => {
  const unplaced = cinemas.map(({ slug }) => ({ slug }));
  expect(order([], [], unplaced)).toEqual(['bellecour', 'confluence', 'part-dieu', 'vaise']);
});

it('weighs a favourite over a premiere over a title of the coming week', () => {
  expect(weightOf({ favourite: true })).toBeGreaterThan(weightOf({ premiere: true }));
  expect(weightOf({ premiere: true })).toBeGreaterThan(weightOf({ upsell: true }));
  expect(weightOf({ upsell: true })).toBeGreaterThan(weightOf({}));
});

it.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2026-11-27', true],
  ['2026-11-28', false],
  [null, false],
])('counts a release on %s as of the coming week: %s', (day, expected) => {
  expect(isUpsell(day, '2026-11-20')).toBe(expected);
});
