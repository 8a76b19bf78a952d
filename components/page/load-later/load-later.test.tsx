// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useModals } from '@/lib/modals/modals.store';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { loadLater } from './load-later.island';

afterEach(cleanup);
const Panel = ({ name }: { name: string }) => <p>{name} is here</p>;
const Waiting = ({ name }: { name: string }) => <p>{name} is coming</p>;

it('shows what comes as soon as it has come', async () => {
  let arrive = (_: typeof Panel) => {};
  const Later = loadLater(() => new Promise<typeof Panel>((resolve) => (arrive = resolve)), Waiting);
  render(<Later name="Search" />);
  expect(screen.getByText('Search is coming')).toBeDefined();
  await act(async () => arrive(Panel));
  expect(screen.getByText('Search is here')).toBeDefined();
});

it('is there at once the second time', async () => {
  const Later = loadLater(() => Promise.resolve(Panel), Waiting);
  render(<Later name="Search" />);
  await screen.findByText('Search is here');
  cleanup();
  render(<Later name="Search" />);
  expect(screen.queryByText('Search is coming')).toBeNull();
});

it('wakes up with what the server sent', async () => {
  const Later = loadLater(() => Promise.resolve(Panel), Waiting);
  const first = render(<Later name="Search" />);
  await screen.findByText('Search is here');
  first.unmount();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Later name="Search" />);
  expect(container.textContent).toBe('Search is coming');
  const warned = vi.spyOn(console, 'error');
  render(<Later name="Search" />, { container, hydrate: true });
  await screen.findByText('Search is here');
  expect(warned).not.toHaveBeenCalled();
});

it('closes what did not come, says so, and tries again the next time', async () => {
  let tries = 0;
  const Later = loadLater<{ name: string }>(() =>
    tries++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve(Panel),
  );
  useModals.getState().open('search', {});
  render(<Later name="Search" />);
  await act(async () => {});
  expect(useModals.getState().stack).toEqual([]);
  expect(useAlerts.getState().queue).toMatchObject([{ level: 'WARNING', lost: 'pressed' }]);
  cleanup();
  render(<Later name="Search" />);
  expect(await screen.findByText('Search is here')).toBeDefined();
});
