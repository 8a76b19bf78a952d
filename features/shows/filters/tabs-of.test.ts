import { expect, it } from 'vitest';
import { listTabsOf } from './tabs-of';

/** A Friday. */
const quick = { days: ['2026-11-20'], programmes: [{ value: 'cinekids', label: 'Cinékids' }] };
const weekend = ['2026-11-21', '2026-11-22'];

it('keeps a kind out of the row of a tab where it says little, until it is chosen', () => {
  expect(listTabsOf('genres', {}, quick)).not.toContain('kids');
  expect(listTabsOf('genres', { genres: ['drama'] }, quick)).toContain('kids');
  expect(listTabsOf('date', {}, quick)).toEqual(['book', 'presales', 'kids', 'special']);
  expect(listTabsOf('date', { date: weekend }, quick)).toContain('upcoming');
});

it('says to families once what a pick of their own says', () => {
  expect(listTabsOf('date', { date: weekend }, quick)).not.toContain('kids');
  expect(listTabsOf('date', { date: weekend.slice(0, 1) }, quick)).toContain('kids');
  expect(listTabsOf('tags', { tags: ['cinekids'] }, quick)).not.toContain('kids');
  expect(listTabsOf('tags', { tags: ['cinekids', 'imax'] }, quick)).toContain('kids');
});
