// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Tab } from '@/tests/support/tab';
import type { Item } from './news.logic';
import { NewsFilterIsland } from './news-filter.island';

const items: Item[] = Array.from({ length: 16 }, (_, index) => [`n${index + 1}`, index % 2 ? 'Events' : 'Films']);

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  render(
    <Tab>
      <NewsFilterIsland topics={['Films', 'Events']} items={items}>
        <ul>
          {items.map(([slug]) => (
            <li key={slug} data-news={slug}>
              {slug}
            </li>
          ))}
        </ul>
      </NewsFilterIsland>
    </Tab>,
  );
});

const shown = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => !item.hasAttribute('data-later'))
    .map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows one topic, says how much that is, and all again when it is pressed once more', async () => {
  await press('Events');
  expect(shown()).toEqual(['n2', 'n4', 'n6', 'n8', 'n10', 'n12', 'n14']);
  expect(screen.getByRole('status').textContent).toBe('8 articles');
  await press('Events');
  expect(shown()).toEqual(['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7']);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('begins at the first page with every other choice', async () => {
  await press('Page 3');
  expect(shown()).toEqual(['n15', 'n16']);
  await press('Films');
  expect(shown()[0]).toBe('n1');
  await press('Next');
  expect(shown()).toEqual(['n15']);
  await press('Films');
  expect(shown()[0]).toBe('n1');
  await press('Page 2');
  await press('All');
  expect(shown()[0]).toBe('n1');
});

it('takes whoever turns the page to its beginning', async () => {
  await press('Next');
  expect(shown()[0]).toBe('n8');
  expect(document.activeElement?.contains(screen.getByText('n8'))).toBe(true);
});
