import { expect, it } from 'vitest';
import { readContainerMemory } from './container';

it('runs the soak with the memory of the container', () => {
  expect(readContainerMemory()).toEqual({
    flags: ['--max-old-space-size=512', '--max-semi-space-size=16', '--no-sparkplug'],
    env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' },
  });
});
