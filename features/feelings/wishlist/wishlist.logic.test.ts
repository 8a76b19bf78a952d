import { expect, it } from 'vitest';
import type { ShowSummary } from '@/lib/domain/show';
import { groupWishes } from './wishlist.logic';

const show = (slug: string, isComingSoon = false, next24 = 0) => ({ slug, next24, isComingSoon }) as ShowSummary;
const programme = new Set(['a', 'b', 'd', 'e']);

it('tells what plays from what will and what no longer does, in the order of the list', () => {
  const wishes = [show('c'), show('a', false, 3), show('d', true), show('b'), show('e', true, 2)];
  expect(groupWishes(wishes, programme).map(({ name, shows }) => [name, shows.map(({ slug }) => slug)])).toEqual([
    // The second one pauses for a day.
    ['now', ['a', 'b']],
    ['soon', ['d', 'e']],
    ['gone', ['c']],
  ]);
});

it('shows no heading over nothing', () => {
  expect(groupWishes([show('a')], programme).map(({ name }) => name)).toEqual(['now']);
  expect(groupWishes([], programme)).toEqual([]);
});
