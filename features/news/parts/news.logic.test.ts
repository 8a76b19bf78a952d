import { expect, it } from 'vitest';
import { type Item, pageOf, pagerOf, pagesOf } from './news.logic';

const items: Item[] = Array.from({ length: 16 }, (_, place) => [`news-${place}`, place % 4 ? 'Films' : 'Cinemas']);

it('shows seven at a time', () => {
  expect(pageOf(items, null, 1)).toHaveLength(7);
  expect(pageOf(items, null, 3)).toEqual(['news-14', 'news-15']);
  expect(pagesOf(items, null)).toBe(3);
});

it('keeps to one topic', () => {
  expect(pageOf(items, 'Cinemas', 1)).toEqual(['news-0', 'news-4', 'news-8', 'news-12']);
  expect(pagesOf(items, 'Cinemas')).toBe(1);
  expect(pagesOf(items, 'Nothing')).toBe(1);
});

it.each([
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [10, 10, [1, null, 9, 10]],
])('on page %i of %i the pager reads %j', (page, pages, numbers) => {
  expect(pagerOf(page, pages)).toEqual(numbers);
});
