// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** How many rows were drawn, one paint after the other, until all that are wanted were. */
async function watch(wanted: number): Promise<number[]> {
  const { useSteps } = await import('./use-steps');
  const seen: number[] = [];
  const { unmount } = renderHook(() => {
    const drawn = useSteps(wanted);
    if (seen.at(-1) !== drawn) seen.push(drawn);
  });
  await waitFor(() => expect(seen.at(-1)).toBe(wanted));
  unmount();
  return seen;
}

it('draws a few titles with each paint', async () => {
  expect(await watch(20)).toEqual([8, 16, 20]);
});

it('draws what fits the first view at once', async () => {
  expect(await watch(3)).toEqual([3]);
});

it('draws all at once for whoever has scrolled, and for whoever comes back to them', async () => {
  vi.stubGlobal('scrollY', 900);
  expect(await watch(20)).toEqual([20]);
  vi.stubGlobal('scrollY', 0);
  expect(await watch(20)).toEqual([20]);
});
