// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAfterPaint } from './use-after-paint';

vi.unmock('@/lib/time/wait-for-paint');

let paint: FrameRequestCallback | undefined;
beforeEach(() => {
  paint = undefined;
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => {
    paint = next;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    paint = undefined;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = () => renderHook((value: string) => useAfterPaint(value), { initialProps: 'all' });
const rest = () => act(() => new Promise((done) => setTimeout(done, 5)));

it('keeps what stood there until the screen has been painted', async () => {
  const { result, rerender } = show();
  rerender('vost');
  await rest();
  expect(result.current).toBe('all');
  paint?.(0);
  await waitFor(() => expect(result.current).toBe('vost'));
});

it('skips what was pressed and taken back before a paint', async () => {
  const { result, rerender } = show();
  rerender('vost');
  rerender('all');
  expect(paint).toBeUndefined();
  await rest();
  expect(result.current).toBe('all');
});

it('follows the last of several presses between two paints', async () => {
  const { result, rerender } = show();
  rerender('vost');
  paint?.(0);
  rerender('vf');
  await rest();
  expect(result.current).toBe('all');
  paint?.(0);
  await waitFor(() => expect(result.current).toBe('vf'));
});

it('does not wait for a paint in a tab that nobody looks at', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { result, rerender } = show();
  rerender('vost');
  await waitFor(() => expect(result.current).toBe('vost'));
  expect(paint).toBeUndefined();
});
