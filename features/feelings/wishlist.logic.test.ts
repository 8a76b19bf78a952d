import { expect, it } from 'vitest';
import type { ShowSummary } from '@/lib/domain/show';
import { wishGroups } from './wishlist.logic';

const show = (slug: string, next24: number, isComingSoon = false) => ({ slug, next24, isComingSoon }) as ShowSummary;

it('tells what plays from what will and what no longer does, in the order of the list', () => {
  const groups = wishGroups([show('c', 0), show('a', 3), show('d', 0, true), show('b', 1), show('e', 2, true)]);
  expect(groups.map(({ name, shows }) => [name, shows.map(({ slug }) => slug)])).toEqual([
    ['now', ['a', 'b']],
    ['soon', ['d', 'e']],
    ['gone', ['c']],
  ]);
});

it('shows no heading over nothing', () => {
  expect(wishGroups([show('a', 1)]).map(({ name }) => name)).toEqual(['now']);
  expect(wishGroups([])).toEqual([]);
});
