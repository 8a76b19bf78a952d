import { vi } from 'vitest';

/** Time limits of calls run out a hundred times as fast: how many milliseconds each would have waited. */
export function hurryPatience(): readonly number[] {
  const limits: number[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return timeout(milliseconds / 100);
  });
  return limits;
}
