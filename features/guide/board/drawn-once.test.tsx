// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { fetched, holdBack, onFriday, show } from './guide.fixture';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

onFriday();

const titles = () => [...document.querySelectorAll('[data-bars]')].map((row) => row.getAttribute('aria-label'));
const asked = () => fetched.mock.calls.map(([url]) => url).filter((url) => url.includes('/programme/'));

/** As the script before the first paint says it of whoever has chosen no place, or another one. */
function markPlace() {
  document.documentElement.dataset.unsettled = 'place';
  useLocator.setState({ ready: false, source: null });
  onTestFinished(() => void delete document.documentElement.dataset.unsettled);
}

it('asks for no showing of its own place while that of the visitor is sought', async () => {
  markPlace();
  show();
  await act(() => new Promise((done) => setTimeout(done)));
  expect(asked()).toEqual([]);
  expect(screen.getByText('20:15 VOST Confluence')).toBeDefined();
  // Nobody can tell: the page's own place it is.
  act(() => useLocator.setState({ ready: true, source: 'zone' }));
  expect(await screen.findByRole('toolbar', { name: 'Nova' })).toBeDefined();
  expect(asked()).toHaveLength(2);
});

it('asks at once where the page has the place of the visitor', async () => {
  useLocator.setState({ ready: false, source: null });
  show();
  expect(await screen.findByRole('toolbar', { name: 'Nova' })).toBeDefined();
});

it('draws the board once all cinemas have answered, and without the one that keeps it waiting', async () => {
  const answer = holdBack('confluence', 'gerland');
  const seen = new Set<string>();
  const watcher = new MutationObserver(() => seen.add(titles().join()));
  show();
  watcher.observe(document.body, { childList: true, subtree: true });
  answer('confluence');
  await act(() => new Promise((done) => setTimeout(done, 100)));
  answer('gerland');
  await screen.findByRole('toolbar', { name: 'Nova' });
  watcher.disconnect();
  expect(seen).not.toContain('Dune');
});

it('shows what has come where a cinema keeps the others waiting', async () => {
  const answer = holdBack('gerland');
  show();
  expect(await screen.findByRole('toolbar', { name: 'Dune' })).toBeDefined();
  expect(titles()).toEqual(['Dune']);
  answer('gerland');
  expect(await screen.findByRole('toolbar', { name: 'Nova' })).toBeDefined();
});
