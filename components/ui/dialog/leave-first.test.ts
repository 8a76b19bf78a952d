// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { leaveFirst } from './leave-first';

vi.unmock('@/lib/time/wait-for-paint');

const show = () => {
  document.body.innerHTML = '<dialog data-modal="filters" open></dialog>';
  return document.querySelector('dialog') as HTMLDialogElement;
};
const isAway = (dialog: HTMLElement) => dialog.hasAttribute('data-left');
afterEach(() => document.body.replaceChildren());

it('takes a modal out of sight at once, and closes it only when that was painted', async () => {
  const dialog = show();
  const close = vi.fn(() => dialog.remove());
  leaveFirst('filters', close);
  expect([isAway(dialog), close.mock.calls.length]).toEqual([true, 0]);
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it('shows one again that stayed open after all', async () => {
  const dialog = show();
  leaveFirst('filters', () => {});
  expect(isAway(dialog)).toBe(true);
  await vi.waitFor(() => expect(isAway(dialog)).toBe(false));
});

it('closes what is not there to be seen as well', async () => {
  const close = vi.fn();
  leaveFirst('filters', close);
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});
