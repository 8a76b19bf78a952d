// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onResized } from './on-resized';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const resize = () => dispatchEvent(new Event('resize'));

it('looks once the window has been quiet for 100 ms, not at every step of its edge', () => {
  const look = vi.fn();
  const stop = onResized(look);
  resize();
  vi.advanceTimersByTime(99);
  resize();
  vi.advanceTimersByTime(99);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledOnce();
  stop();
});

it('does not look any more once it was told to stop, though the window has just moved', () => {
  const look = vi.fn();
  const stop = onResized(look);
  resize();
  stop();
  resize();
  vi.advanceTimersByTime(500);
  expect(look).not.toHaveBeenCalled();
});
