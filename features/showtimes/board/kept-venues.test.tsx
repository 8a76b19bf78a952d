// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { answers, at, board, fetched, onFriday, onPage, venue } from './board.fixture';

onFriday();

const nice = board({
  place: { key: 'city:nice', name: 'Nice', isAsked: true },
  venues: [venue('Massena', [at('19:00')])],
});

/** What a visitor gets of the server, marked before its first paint as about to change; to who has chosen a place, as of another one. */
async function arrive({ hasChosen }: { hasChosen: boolean }) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(onPage(board()));
  const { dataset } = document.documentElement;
  dataset.unsettled = 'place';
  if (hasChosen) dataset.place = '';
  const warned = vi.spyOn(console, 'error');
  const chip = screen.getByRole('link', { name: /^18:05/ });
  const root = await act(async () => hydrateRoot(container, onPage(board())));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
    delete dataset.unsettled;
    delete dataset.place;
    expect(warned).not.toHaveBeenCalled();
  });
  return chip;
}
const times = () =>
  screen.queryAllByRole('link', { name: /^\d\d:\d\d/ }).map(({ textContent }) => textContent?.slice(0, 5));

it('draws what nobody sees once, for the place of the visitor', async () => {
  fetched.mockImplementation(answers(nice));
  const chip = await arrive({ hasChosen: true });
  const seen = new Set<string>();
  const watcher = new MutationObserver(() => seen.add(times().join(' ')));
  watcher.observe(document.body, { childList: true, subtree: true });
  expect(chip.isConnected).toBe(true);
  const place = { name: 'Nice', cinemas: ['massena'] };
  act(() => useLocator.setState({ choice: { mode: 'city', value: 'nice' }, place, source: 'cookie', ready: true }));
  expect(chip.isConnected).toBe(true);
  expect(await screen.findByRole('link', { name: /^19:00/ })).toBeDefined();
  watcher.disconnect();
  expect(chip.isConnected).toBe(false);
  expect([...seen].filter((each) => !each.startsWith('18:05'))).toEqual(['19:00']);
  expect(document.documentElement.dataset.unsettled).toBeUndefined();
});

it('has what the server wrote answer presses where it turns out to be the visitor’s', async () => {
  await arrive({ hasChosen: true });
  const place = { name: 'Lyon', cinemas: ['bellecour'] };
  act(() => useLocator.setState({ choice: { mode: 'city', value: 'lyon' }, place, source: 'zone', ready: true }));
  await userEvent.click(screen.getByRole('button', { name: /^VOST/ }));
  await vi.waitFor(() => expect(times()).toEqual(['20:15']));
  expect(fetched).not.toHaveBeenCalled();
});

it('wakes up what the server wrote for who has chosen no place: it may be theirs', async () => {
  const cinema = (await arrive({ hasChosen: false })).closest('section');
  const place = { name: 'Lyon', cinemas: ['bellecour'] };
  act(() => useLocator.setState({ choice: { mode: 'city', value: 'lyon' }, place, source: 'zone', ready: true }));
  await userEvent.click(screen.getByRole('button', { name: /^VOST/ }));
  await vi.waitFor(() => expect(times()).toEqual(['20:15']));
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await vi.waitFor(() => expect(times()).toContain('18:05'));
  expect(cinema?.isConnected).toBe(true);
});
