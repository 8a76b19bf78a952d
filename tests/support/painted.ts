import { act } from '@testing-library/react';

/** Waits until the screen has been painted after a press, and what follows from it is drawn (`use-after-paint.ts`). */
export const painted = (): Promise<void> =>
  act(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
