import { vi } from 'vitest';

class NoResize {
  constructor(private readonly tell: ResizeObserverCallback) {}
  /** A browser tells of the first size. */
  observe() {
    this.tell([], this);
  }
  unobserve() {}
  disconnect() {}
}

/** jsdom lays nothing out, so that nothing is ever resized after its first size. */
export const stubResizeObserver = () => vi.stubGlobal('ResizeObserver', NoResize);
