// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { showFocused } from './show-focused';

addEventListener('focusin', showFocused);
afterEach(() => document.body.replaceChildren());

const box = (element: Element, left: number, right: number) =>
  Object.assign(element, { getBoundingClientRect: () => ({ left, right }) as DOMRect });

/** A row 360 px wide that was moved by 500, with an item between two points of the screen. */
function focusAt(left: number, right: number, { overflow = 'auto', content = 1600, byKeyboard = true } = {}) {
  document.body.innerHTML = `<div style="overflow-x: ${overflow}; scroll-padding-inline-start: 16px"><button>IMAX</button></div>`;
  const row = box(document.querySelector('div')!, 0, 360);
  Object.defineProperties(row, { scrollWidth: { value: content }, clientWidth: { value: 360 } });
  row.scrollLeft = 500;
  const item = document.querySelector('button')!;
  box(item, left, right);
  // What jsdom cannot tell.
  vi.spyOn(item, 'matches').mockReturnValue(byKeyboard);
  item.focus();
  return row.scrollLeft;
}

it.each([
  ['half behind the end, by at least its width', 300, 400, 600],
  ['mostly behind the end', 340, 420, 580],
  ['half behind the start', -80, 100, 404],
  ['in sight', 40, 200, 500],
  ['wider than the row, whose start is shown', 100, 700, 584],
])('moves the row for what is %s', (_, left, right, expected) => {
  expect(focusAt(left, right)).toBe(expected);
});

it('shows the whole card whose link has the focus', () => {
  document.body.innerHTML = '<ul style="overflow-x: auto"><li><a href="/film">Film</a></li></ul>';
  const row = box(document.querySelector('ul')!, 0, 360);
  Object.defineProperties(row, { scrollWidth: { value: 1600 }, clientWidth: { value: 360 } });
  box(document.querySelector('li')!, 320, 470);
  const link = box(document.querySelector('a')!, 325, 350) as HTMLElement;
  link.focus();
  expect(row.scrollLeft).toBe(150);
});

it.each([
  ['does not scroll', { overflow: 'visible' }],
  ['has room for all', { content: 360 }],
  ['a pointer presses, whose click would miss', { byKeyboard: false }],
])('leaves a row alone that %s', (_, row) => {
  expect(focusAt(257, 499, row)).toBe(500);
});
