// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { lockScroll } from './lock-scroll';

const { style } = document.body;
const scrollbarOf = (width: number) => {
  vi.stubGlobal('innerWidth', 1440);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1440 - width);
};
const state = () => [style.overflow, style.getPropertyValue('--scrollbar')];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps the room of the scrollbar until the last of several modals lets go', () => {
  scrollbarOf(15);
  const lower = lockScroll();
  scrollbarOf(0);
  const upper = lockScroll();
  expect(state()).toEqual(['hidden', '15px']);
  lower();
  lower();
  expect(state()).toEqual(['hidden', '15px']);
  upper();
  expect(state()).toEqual(['', '']);
});

it('needs no room for a scrollbar that lies over the page, nor while it is zoomed in', () => {
  scrollbarOf(-300);
  lockScroll()();
  scrollbarOf(0);
  const letGo = lockScroll();
  expect(state()).toEqual(['hidden', '']);
  letGo();
});
