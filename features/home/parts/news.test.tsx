// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { NewsSummary } from '@/lib/domain/editorial';
import { Tab } from '@/tests/support/tab';
import { News } from './news';

const item = (slug: string): NewsSummary => ({
  slug,
  title: `News ${slug}`,
  topic: null,
  teaser: null,
  publishedOn: null,
  image: null,
  thumbnail: null,
  featuredShow: null,
});
const open = (news: readonly NewsSummary[]) =>
  render(
    <Tab>
      <News news={news} />
    </Tab>,
  );

it('opens the first four news, in their order, and leads to the others', () => {
  open(['a', 'b', 'c', 'd', 'e', 'f'].map(item));
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['News a', 'News b', 'News c', 'News d']);
  expect(screen.getByRole('link', { name: /all news/i }).getAttribute('href')).toBe('/en/news');
});

it('has no empty band where there is no news', () => {
  open([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
