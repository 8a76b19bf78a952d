import { expect, it } from 'vitest';
import { readTitle, sendTitle } from './titles.logic';

const facts = { title: 'Dune', lists: 'book', genres: '' };

it('sends no slug that the address of a title ends in, and finds it there again', () => {
  const title = { ...facts, slug: 'dune-42', href: '/nl/films/dune-42' };
  const sent = sendTitle(title);
  expect(sent).not.toHaveProperty('slug');
  expect(readTitle<'grid'>(sent)).toEqual(title);
});

it.each([
  ['has no page', { ...facts, slug: 'dune-42' }],
  ['has a page of another name', { ...facts, slug: 'dune-42', href: '/films/dune' }],
])('sends the slug of a title that %s', (_, title) => {
  expect(readTitle<'grid'>(sendTitle(title))).toEqual(title);
});
