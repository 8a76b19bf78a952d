import { vi } from 'vitest';

class NoResize {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom lays nothing out, so that nothing is ever resized. */
export const stubResizeObserver = () => vi.stubGlobal('ResizeObserver', NoResize);
