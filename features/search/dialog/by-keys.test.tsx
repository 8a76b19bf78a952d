// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { activeOption, searchField } from '@/tests/support/combobox';
import { asked, inSearchOfFilms, optionsShown, searchRules, waitUntilQuiet } from '@/tests/support/search';
import { readHistory } from '../memory/history';
import { SearchDialog } from './search-dialog.island';

vi.mock('next/navigation', () => ({ usePathname: () => '/en/movies-events' }));
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const { openSearch } = inSearchOfFilms(<SearchDialog rules={searchRules} />);

it('has the focus in its field, and asks only once enough is written', async () => {
  const user = await openSearch();
  expect(document.activeElement).toBe(searchField());
  await user.keyboard('ma');
  expect(screen.getByText('One more letter and the search begins')).toBeDefined();
  await waitUntilQuiet();
  expect(asked).toEqual([]);
  await user.keyboard('r');
  await screen.findByText('5 results for “⁨mar⁩”');
  expect(asked.map(({ q }) => q)).toEqual(['mar']);
});

it('shows the first of each kind and narrows to one, by keys alone', async () => {
  const user = await openSearch();
  await user.keyboard('mar');
  await waitFor(() => expect(optionsShown()).toHaveLength(5));
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toContain('mar One');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(activeOption()).toBe('All 5 films');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(optionsShown()).toHaveLength(5));
  expect(optionsShown().at(-1)).toContain('mar Five');
  expect(asked.at(-1)?.type).toBe('show');
  await user.click(screen.getByRole('button', { name: 'All results' }));
  await waitFor(() => expect(optionsShown()).toContain('All 5 films'));
  expect(document.activeElement).toBe(searchField());
});

it('follows a result with Enter and remembers it', async () => {
  const user = await openSearch();
  await user.keyboard('mar');
  await waitFor(() => expect(optionsShown()).toHaveLength(5));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(readHistory()).toEqual([{ title: 'mar Two', subtitle: 'Film', url: '/en/movies/mar%20two' }]);
});

it('names the list of its field only while there is one', async () => {
  const user = await openSearch();
  expect(searchField().getAttribute('aria-controls')).toBeNull();
  await user.keyboard('mar');
  await waitFor(() => expect(optionsShown()).toHaveLength(5));
  expect(document.getElementById(searchField().getAttribute('aria-controls') ?? '')).not.toBeNull();
});

it('begins with the last three searches, which can be cleared', async () => {
  const items = ['A', 'B'].map((title) => ({ title, subtitle: 'Film', url: `/en/movies/${title}` }));
  localStorage.setItem('candela_searches', JSON.stringify(items));
  const user = await openSearch();
  expect(screen.getByRole('link', { name: /^A/ }).getAttribute('href')).toBe('/en/movies/A');
  await user.click(screen.getByRole('button', { name: 'Remove A from your searches' }));
  expect(readHistory().map(({ title }) => title)).toEqual(['B']);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByText('Your searches')).toBeNull();
  expect(document.activeElement).toBe(searchField());
});

it('is emptied by its button and keeps the focus', async () => {
  const user = await openSearch();
  await user.keyboard('mar');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect((searchField() as HTMLInputElement).value).toBe('');
  expect(document.activeElement).toBe(searchField());
});
