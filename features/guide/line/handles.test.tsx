// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onFriday, show } from '../board/guide.fixture';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

onFriday();

const end = (name: string) => screen.findByRole('slider', { name });

it('leaves out by keys what begins too early, as one step of the history', async () => {
  show();
  const after = await end('Début après');
  expect(after.getAttribute('aria-valuetext')).toBe('toute heure');
  const steps = history.length;
  for (let hour = 18; hour < 21; hour += 1) fireEvent.keyDown(after, { key: 'PageUp' });
  expect(location.pathname).toBe('/seances/filters/after-2100');
  expect(history.length).toBe(steps + 1);
  await vi.waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Dune' })).toBeNull());
  expect(screen.getByRole('toolbar', { name: 'Nova' })).toBeDefined();
  expect((await end('Début après')).getAttribute('aria-valuetext')).toBe('21:00');
  fireEvent.keyDown(await end('Début après'), { key: 'Home' });
  expect(location.pathname).toBe('/seances');
});

it('leaves out by a finger what ends too late, once it is let go', async () => {
  show();
  const before = await end('Fin avant');
  const line = before.parentElement as HTMLElement;
  line.getBoundingClientRect = () => ({ left: 0, width: 600 }) as DOMRect;
  before.setPointerCapture = () => {};
  // From 18:00 to 23:00, 120 points an hour.
  fireEvent.pointerDown(before, { clientX: 600 });
  fireEvent.pointerMove(before, { clientX: 363 });
  expect(location.pathname).toBe('/seances');
  expect(screen.getByText('21:00', { selector: 'output' })).toBeDefined();
  fireEvent.pointerUp(before);
  expect(location.pathname).toBe('/seances/filters/before-2100');
  // Dune at 18:05 ends at 20:21, Nova at 19:30 at 21:00.
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/2 séances/));
});

it('leaves the focus on the page where it is pulled so far that nothing is left, and the line goes', async () => {
  show();
  const main = Object.assign(document.createElement('main'), { tabIndex: -1 });
  document.body.append(main);
  const after = await end('Début après');
  after.focus();
  fireEvent.keyDown(after, { key: 'End' });
  await vi.waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
  expect(document.activeElement).toBe(main);
  main.remove();
});
