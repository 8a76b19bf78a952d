// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Tip, tipHandlers } from './tip.island';

const leaves = vi.fn();
let hovered: Element | null = null;

// What is fetched at the first tip takes a loaded machine longer than a test waits.
beforeAll(() => import('./show-tip'));

beforeEach(() => {
  leaves.mockReset();
  hovered = null;
  HTMLElement.prototype.showPopover = () => {};
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    if (selector === ':hover') return this === hovered;
    return matches.call(this, selector === ':focus-visible' ? ':focus' : selector);
  });
});
afterEach(() => {
  fireEvent.pointerDown(document.body);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const show = () =>
  render(
    <dialog open onKeyDown={leaves}>
      <Tip text="A very large screen.">IMAX</Tip>
      <a href="#ticket" aria-label="20:15, audio description" {...tipHandlers('Audio description')}>
        20:15
      </a>
      <Tip text={undefined}>VF</Tip>
    </dialog>,
  );
const mark = () => screen.getByRole('button', { name: 'IMAX' });
const hover = (element: Element | null) => {
  if (hovered) fireEvent.pointerLeave(hovered);
  hovered = element;
  if (element) fireEvent.pointerEnter(element);
};
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

it('says what a mark means where the focus comes to it, and no longer than that', async () => {
  show();
  await userEvent.tab();
  const tip = await screen.findByRole('tooltip');
  expect(tip.textContent).toBe('A very large screen.');
  expect(mark().getAttribute('aria-describedby')).toBe(tip.id);
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe('Audio description'));
  expect(mark().getAttribute('aria-describedby')).toBeNull();
});

it('waits for a pointer that rests, and stays while that is on the words', async () => {
  show();
  hover(mark());
  expect(screen.queryByRole('tooltip')).toBeNull();
  const tip = await screen.findByRole('tooltip');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hover(tip);
  vi.advanceTimersByTime(400);
  expect(screen.getByRole('tooltip')).toBe(tip);
  hover(null);
  vi.advanceTimersByTime(400);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('shows nothing for a pointer that passes', async () => {
  show();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hover(mark());
  hover(null);
  await vi.dynamicImportSettled();
  vi.advanceTimersByTime(400);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('opens at a press and closes at the next, or at one elsewhere', async () => {
  show();
  fireEvent.click(mark());
  await screen.findByRole('tooltip');
  fireEvent.click(mark());
  await gone();
  fireEvent.click(mark());
  await screen.findByRole('tooltip');
  fireEvent.pointerDown(screen.getByText('VF'));
  await gone();
});

it('is put away by Escape, and the dialog around it is not', async () => {
  show();
  await userEvent.tab();
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(leaves.mock.calls.filter(([{ key }]) => key === 'Escape')).toEqual([]);
});

it('does not describe again what a name says already', async () => {
  show();
  screen.getByRole('link').focus();
  await screen.findByRole('tooltip');
  expect(screen.getByRole('link').getAttribute('aria-describedby')).toBeNull();
});

it('leaves a mark without words as it is', () => {
  show();
  expect(screen.queryByRole('button', { name: 'VF' })).toBeNull();
});
