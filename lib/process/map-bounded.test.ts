import { expect, it } from 'vitest';
import { mapBounded } from './map-bounded';

it('keeps the order and never runs more than it may', async () => {
  let running = 0;
  let most = 0;
  const doubled = await mapBounded([30, 5, 20, 1, 10], 2, async (wait) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, wait));
    running -= 1;
    return wait * 2;
  });
  expect(doubled).toEqual([60, 10, 40, 2, 20]);
  expect(most).toBe(2);
});

it('passes a failure on', async () => {
  await expect(mapBounded([1, 2], 2, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
});

it('begins nothing more once something has failed', async () => {
  const begun: number[] = [];
  const task = async (item: number) => {
    begun.push(item);
    await new Promise((resolve) => setTimeout(resolve, item));
    if (item === 1) throw new Error('down');
  };
  await expect(mapBounded([5, 1, 2, 3], 2, task)).rejects.toThrow('down');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(begun).toEqual([5, 1]);
});
