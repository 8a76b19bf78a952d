import { expect, it } from 'vitest';
import { isChosenLater, listTabsNaming, listTabsOf } from './tabs-of';

/** A Friday. */
const quick = { days: ['2026-11-20'], ages: [3, 6], programmes: [{ value: 'cinekids', label: 'Cinékids' }] };
const weekend = ['2026-11-21', '2026-11-22'];

it('keeps a kind out of the row of a tab where it says little, until it is chosen', () => {
  expect(listTabsOf('genres', {}, quick)).not.toContain('kids');
  expect(listTabsOf('genres', { genres: ['drama'] }, quick)).toContain('kids');
  expect(listTabsOf('date', {}, quick)).toEqual(['book', 'presales', 'special']);
  expect(listTabsOf('date', { date: weekend }, quick)).toContain('upcoming');
});

it('says to families once what a pick of their own says', () => {
  expect(listTabsOf('tags', { tags: ['cinekids'] }, quick)).not.toContain('kids');
  expect(listTabsOf('tags', { tags: ['cinekids', 'imax'] }, quick)).toContain('kids');
});

it('keeps what a family asks later behind a press, which stands open where some of it is chosen', () => {
  expect(listTabsOf('date', { date: weekend.slice(0, 1) }, quick)).not.toContain('kids');
  const isOpen = (filters: Parameters<typeof isChosenLater>[0]) => isChosenLater(filters, quick);
  expect([{}, { date: weekend }, { genres: ['drama'] }].map(isOpen)).toEqual([false, false, false]);
  expect([{ date: ['2026-11-21'] }, { versions: ['vf'] }, { order: ['liked'] }].map(isOpen)).toEqual([
    true,
    true,
    true,
  ]);
});

it('names below the row what no pick of families says', () => {
  const filters = { date: weekend, tags: ['cinekids', 'imax'], child: ['3', '4'] };
  const isNamed = (kind: 'date' | 'tags' | 'child', value: string) =>
    listTabsNaming(kind, value, filters, quick).includes('kids');
  expect([isNamed('date', '2026-11-21'), isNamed('tags', 'cinekids'), isNamed('child', '3')]).toEqual([
    false,
    false,
    false,
  ]);
  expect([isNamed('tags', 'imax'), isNamed('child', '4')]).toEqual([true, true]);
  expect(listTabsNaming('child', '3', filters, quick)).toContain('book');
});
