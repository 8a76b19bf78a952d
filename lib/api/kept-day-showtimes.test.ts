import { afterEach, expect, it, vi } from 'vitest';
import { keptDayShowtimes } from './kept-day-showtimes';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  keptDayShowtimes.clear();
});

/** The clock that the cache reads is not the one that the timers of tests move. */
function pass(milliseconds: number): void {
  const now = performance.now() + milliseconds;
  vi.spyOn(performance, 'now').mockReturnValue(now);
  vi.advanceTimersByTime(milliseconds);
}

it('holds a day no longer than it is served', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  keptDayShowtimes.set('fr-FR candela-lyon 2026-11-20', { asteria: [] });
  pass(59_000);
  expect(keptDayShowtimes.size).toBe(1);
  pass(2_000);
  expect(keptDayShowtimes.size).toBe(0);
});
