import { expect, it } from 'vitest';
import { countPages, type Item, listPagerPages, pickPage } from './news.logic';

const items: Item[] = Array.from({ length: 16 }, (_, index) => [`news-${index}`, index % 4 ? 'Films' : 'Cinemas']);

it('shows seven at a time', () => {
  expect(pickPage(items, null, 1)).toHaveLength(7);
  expect(pickPage(items, null, 3)).toEqual(['news-14', 'news-15']);
  expect(countPages(items, null)).toBe(3);
});

it('keeps to one topic', () => {
  expect(pickPage(items, 'Cinemas', 1)).toEqual(['news-0', 'news-4', 'news-8', 'news-12']);
  expect(countPages(items, 'Cinemas')).toBe(1);
  expect(countPages(items, 'Nothing')).toBe(1);
});

it.each([
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [10, 10, [1, null, 9, 10]],
])('on page %i of %i the pager reads %j', (page, pages, numbers) => {
  expect(listPagerPages(page, pages)).toEqual(numbers);
});
