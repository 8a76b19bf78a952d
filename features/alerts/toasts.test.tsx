// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { tellLostPart } from '@/lib/visitor/notices/lost-part';
import { Toasts } from './parts/toasts.island';

afterEach(() => void vi.useRealTimers());

const words = {
  close: 'Dismiss',
  lost: { pressed: 'It does not open', part: 'A part is missing' },
  checkConnection: 'Check it.',
  retry: 'Try again',
};
const push = (title: string, autoCloseMs?: number) =>
  act(() => useAlerts.getState().push({ level: 'WARNING', title, ...(autoCloseMs !== undefined && { autoCloseMs }) }));
const renderToasts = () => render(<Toasts words={words} />);

it('is not there until there is something to say', () => {
  renderToasts();
  expect(document.body.textContent).toBe('');
});

it('shows the first message alone, and the next once it is put away', async () => {
  renderToasts();
  push('Five favourites at most');
  push('We cannot find you');
  expect((await screen.findByRole('alert')).textContent).toBe('Five favourites at most');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('alert').textContent).toBe('We cannot find you');
});

it('does not say the same twice', async () => {
  renderToasts();
  push('Five favourites at most');
  push('Five favourites at most');
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('replaces what was said about the same, but never a warning by good news', async () => {
  renderToasts();
  const say = (level: 'WARNING' | 'INFO', title: string) =>
    act(() => useAlerts.getState().push({ level, title, topic: 'favourites' }));
  say('INFO', 'Lyon removed');
  say('WARNING', 'One favourite at most');
  say('INFO', 'Paris added');
  expect((await screen.findByRole('alert')).textContent).toBe('One favourite at most');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status').textContent).toBe('Paris added');
});

it('does what it offers, once, and goes', async () => {
  renderToasts();
  const undo = vi.fn();
  act(() => useAlerts.getState().push({ level: 'INFO', title: 'Dune removed', action: { label: 'Undo', act: undo } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByRole('status')).toBeNull();
});

it('gives the focus back to where the visitor was, or to the page where that is gone', async () => {
  const withButton = (button: React.ReactNode) => (
    <>
      <main id="main" tabIndex={-1}>
        {button}
      </main>
      <Toasts words={words} />
    </>
  );
  const { rerender } = render(withButton(<button type="button">Film</button>));
  const film = screen.getByRole('button', { name: 'Film' });
  const undo = async () => {
    act(() => useAlerts.getState().push({ level: 'INFO', title: 'Dune removed', action: { label: 'Undo', act() {} } }));
    await screen.findByRole('button', { name: 'Undo' });
    film.focus();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Undo');
  };
  await undo();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(film);
  await undo();
  await userEvent.tab();
  rerender(withButton(null));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.id).toBe('main');
});

it('goes by itself after its time, but not under the pointer', async () => {
  renderToasts();
  push('The slip is fetched with the first message');
  const first = await screen.findByRole('alert');
  vi.useFakeTimers();
  push('Five favourites at most', 10_000);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  act(() => vi.advanceTimersByTime(9_999));
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Five favourites at most');
  fireEvent.pointerEnter(alert);
  act(() => vi.advanceTimersByTime(20_000));
  expect(alert.isConnected).toBe(true);
  fireEvent.pointerLeave(alert);
  act(() => vi.advanceTimersByTime(10_000));
  expect(alert.isConnected).toBe(false);
  expect(first.isConnected).toBe(false);
});

it('stands within the open modal, behind which nothing can be reached', async () => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  renderToasts();
  push('Five favourites at most');
  const alert = await screen.findByRole('alert');
  expect(dialog.contains(alert)).toBe(true);
  dialog.removeAttribute('open');
  act(() => dialog.dispatchEvent(new Event('close')));
  expect(dialog.contains(screen.getByRole('alert'))).toBe(false);
  dialog.remove();
});

it('offers to try again what could not be fetched, before all that waits', async () => {
  const retry = vi.fn();
  renderToasts();
  push('Five favourites at most');
  act(() => useAlerts.getState().lose(retry));
  act(() => useAlerts.getState().lose(retry));
  expect((await screen.findByRole('alert')).textContent).toContain('It does not open');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').textContent).toBe('Five favourites at most');
});

it('says of a part whose code did not come that it does not open, with a way on', async () => {
  renderToasts();
  act(tellLostPart);
  expect((await screen.findByRole('alert')).textContent).toContain('It does not open');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
