// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { wordsUrl } from '@/lib/i18n/words-url';
import { useAnswers } from '@/lib/visitor/answers/answers.store';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { isPlaceSought, openLocator, useLocator } from '@/lib/visitor/place/locator.store';
import { activeOption, searchField } from '@/tests/support/combobox';
import { knowAnswer } from '@/tests/support/know-answer';
import { inTwoTowns, openLocatorDialog } from '@/tests/support/locator';
import { messagesIn } from '@/tests/support/messages-in';
import { showInTab } from '@/tests/support/tab';
import { LocatorButton } from './parts/locator.island';
import { LocatorDialog } from './parts/locator-dialog.island';

vi.mock('next/navigation', () => ({ usePathname: () => '/films', useSelectedLayoutSegments: () => ['shows'] }));
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

inTwoTowns();
const openSearch = () => openLocatorDialog(<LocatorDialog listPath="/cinemas" />);

it('finds a town from a few letters, says how much it found, and takes it with Enter', async () => {
  const user = await openSearch();
  await user.type(searchField(), 'lyo');
  expect(screen.getByText('3 résultats')).toBeTruthy();
  expect(activeOption()).toContain('Lyon');

  await user.keyboard('{Enter}');

  expect(useLocator.getState().choice).toEqual({ mode: 'city', value: 'lyon' });
  expect(useLocator.getState().place?.cinemas).toEqual(['confluence', 'part-dieu']);
});

it('walks through the results and the field with the arrow keys, round and round', async () => {
  const user = await openSearch();
  await user.type(searchField(), 'lyo{ArrowDown}');
  expect(activeOption()).toContain('Confluence');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(activeOption()).toContain('Part-Dieu');
});

it('does not take a mere suggestion with Enter', async () => {
  const user = await openSearch();
  await user.type(searchField(), '{Enter}');
  expect(useLocator.getState().choice).toBeNull();
});

it('says so when nothing is found', async () => {
  const user = await openSearch();
  await user.type(searchField(), 'zzz');
  expect(screen.getByText(/Rien pour/)).toBeTruthy();
  expect(screen.getByText('Aucun résultat')).toBeTruthy();
});

it('offers to try again when the list does not come', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 504 }));
  showInTab(<LocatorDialog listPath="/cinemas" />);
  expect(await screen.findByText('Réessayer')).toBeTruthy();
});

it('closes again where its words do not come, says so, and opens once more when told', async () => {
  useAnswers.setState({}, true);
  showInTab(<LocatorButton listPath="/cinemas" />);
  act(openLocator);
  await waitFor(() => expect(useAlerts.getState().queue).toHaveLength(1));
  expect(useLocator.getState().isOpen).toBe(false);

  const [told] = useAlerts.getState().queue;
  act(() => knowAnswer(wordsUrl('fr', 'locator'), messagesIn('fr')));
  act(() => told?.retry?.());

  await waitFor(() => expect(searchField()).toBeTruthy());
});

it('names in the header the town chosen on an earlier visit', async () => {
  showInTab(<LocatorButton listPath="/cinemas" />);
  expect(screen.getByRole('button', { name: 'Choisir un cinéma' })).toBeTruthy();
  act(() => useLocator.setState({ choice: { mode: 'city', value: 'lyon' }, ready: true }));
  expect(await screen.findByRole('button', { name: /Lyon, 2 cinémas/ })).toBeTruthy();
});

it('forgets a place that is not there any more', async () => {
  showInTab(<LocatorButton listPath="/cinemas" />);
  act(() => useLocator.setState({ choice: { mode: 'city', value: 'atlantis' }, ready: true }));
  await waitFor(() => expect(useLocator.getState().choice).toBeNull());
});

it('gives the focus back to the button when Escape closes it', async () => {
  const user = userEvent.setup();
  showInTab(<LocatorButton listPath="/cinemas" />);
  const button = screen.getByRole('button', { name: 'Choisir un cinéma' });
  await user.click(button);
  await waitFor(() => expect(document.activeElement).toBe(searchField()));

  await user.keyboard('{Escape}');

  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

it('takes who has chosen nothing to be where the backend takes them to be, and keeps no choice of it', async () => {
  showInTab(<LocatorButton listPath="/cinemas" />);
  expect(await screen.findByRole('button', { name: /Lyon, 2 cinémas/ })).toBeTruthy();
  expect(useLocator.getState()).toMatchObject({ choice: { mode: 'city', value: 'lyon' }, source: 'zone' });
  expect(document.cookie).not.toContain('lyon');
});

it('leaves pages to show what they have where nobody can guess the place', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  showInTab(<LocatorButton listPath="/cinemas" />);
  await waitFor(() => expect(isPlaceSought(useLocator.getState())).toBe(false));
  expect(useLocator.getState().choice).toBeNull();
});
