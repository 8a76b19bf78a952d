// @vitest-environment jsdom

import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { HelpArticle, HelpLink } from '@/lib/domain/help';
import { trustHtml } from '@/lib/domain/safe-html';
import { Tab } from '@/tests/support/tab';
import { HelpArticleScreen } from './article';
import { HelpScreen } from './help';
import { HelpSearchScreen } from './help-search';
import { helpHomes } from './topics/help.table';

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));
vi.mock('@/lib/i18n/words', () => import('@/tests/support/words-as-they-are'));

const question = (id: string): HelpLink => ({ id, slug: null, title: `Question ${id}` });
const linksIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.textContent);

it('shows five questions beside an answer at the most, and the way on for whom it did not help', () => {
  const article: HelpArticle = {
    ...question('0'),
    category: null,
    teaser: null,
    html: trustHtml('<p>Yes.</p>'),
    publishedOn: null,
    hasChat: false,
    related: ['1', '2', '3', '4', '5', '6', '7'].map(question),
  };
  render(
    <Tab>
      <HelpArticleScreen article={article} way="site" />
    </Tab>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByRole('link', { name: 'Search help' }).getAttribute('href')).toContain('/help/search');
  expect(linksIn(screen.getByRole('complementary'))).toEqual(['1', '2', '3', '4', '5'].map((id) => `Question ${id}`));
});

it('asks the first question of five topics at the most, and skips a topic that cannot be read', () => {
  const topics = (helpHomes.fr?.topics ?? []).map((topic, index) => ({
    ...topic,
    first: index === 1 ? null : question(topic.id),
    articles: [],
  }));
  const { rerender } = render(
    <Tab>
      <HelpScreen topics={topics} way="site" />
    </Tab>,
  );
  const asked = () => linksIn(screen.getByRole('region', { name: 'Often asked' }));
  expect(asked()).toEqual(['101', '103', '104', '105', '106'].map((id) => `Question ${id}`));
  rerender(
    <Tab>
      <HelpScreen topics={topics.map((topic) => ({ ...topic, first: question(topic.id), articles: [] }))} way="site" />
    </Tab>,
  );
  expect(asked()).toHaveLength(5);
});

it('offers three of them beside a search without a question', async () => {
  const topics = (helpHomes.fr?.topics ?? []).map((topic) => ({ ...topic, first: question(topic.id), articles: [] }));
  render(
    <Tab>
      <HelpSearchScreen topics={topics} minLength={2} way="site" />
    </Tab>,
  );
  expect(linksIn(await screen.findByRole('region', { name: 'Often asked' }))).toHaveLength(3);
});
