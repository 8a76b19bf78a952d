import { vi } from 'vitest';

/** Everything that is watched is in sight at once, as on a screen without end, or nothing ever is. */
export const stubSight = (isSeen = true) =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private tell: (seen: { isIntersecting: boolean }[]) => void) {}
      observe = () => this.tell([{ isIntersecting: isSeen }]);
      disconnect = () => {};
    },
  );
