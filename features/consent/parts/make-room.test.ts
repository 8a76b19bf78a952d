// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubResizeObserver } from '@/tests/support/no-resize';
import { makeRoom } from './make-room';

const scrolled = vi.fn();
let leave = () => {};

beforeEach(() => {
  stubResizeObserver();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  vi.stubGlobal('scrollBy', scrolled);
});
afterEach(() => {
  leave();
  scrolled.mockReset();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

type Box = { left: number; right: number; top: number; bottom: number };
const place = (element: Element, box: Box) => Object.assign(element, { getBoundingClientRect: () => box as DOMRect });

/** A link somewhere on a screen of 1440 by 900 whose lower right corner the question covers, or will. */
function focusAt(box: Partial<Box>, { byKeyboard = true, isFirst = false } = {}) {
  document.body.innerHTML = '<a href="/film">Film</a><div></div>';
  const link = document.querySelector('a')!;
  place(link, { left: 1000, right: 1120, top: 700, bottom: 722, ...box });
  const paper = document.querySelector('div')!;
  place(paper, { left: 896, right: 1376, top: 576, bottom: 836 });
  // What jsdom cannot tell.
  vi.spyOn(link, 'matches').mockReturnValue(byKeyboard);
  if (isFirst) link.focus();
  leave = makeRoom(paper, undefined);
  link.focus();
  return scrolled.mock.calls[0]?.[0].top ?? 0;
}

it('scrolls what the keyboard reached under the question out from under it', () => {
  expect(focusAt({})).toBe(722 - 576 + 16);
});

it('scrolls what the keyboard had reached before the question came', () => {
  expect(focusAt({}, { isFirst: true })).toBe(722 - 576 + 16);
});

it('looks again once the question has risen to its place', () => {
  focusAt({ top: 550, bottom: 572 });
  const paper = document.querySelector('div')!;
  place(paper, { left: 896, right: 1376, top: 560, bottom: 820 });
  paper.dispatchEvent(new Event('animationend'));
  expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ top: 572 - 560 + 16 }));
});

it.each([
  ['stands above the question', { top: 300, bottom: 322 }],
  ['stands left of it', { left: 64, right: 180 }],
  ['stands right of it', { left: 1390, right: 1430 }],
])('leaves the page where it is when what has the focus %s', (_, box) => {
  expect(focusAt(box)).toBe(0);
});

it('leaves the page where it is under a pointer that presses, whose click would miss', () => {
  expect(focusAt({}, { byKeyboard: false })).toBe(0);
});
