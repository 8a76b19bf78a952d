import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countAllowances } from './allowance';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const three = { most: 3, seconds: 60 };

it('says how long one has to wait who has done enough, and nobody else', () => {
  const allowances = countAllowances(10);
  expect([1, 2, 3].map(() => allowances.take('a', three))).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(20_500);
  expect(allowances.take('a', three)).toBe(40);
  expect(allowances.take('b', three)).toBe(0);
  vi.advanceTimersByTime(39_500);
  expect(allowances.take('a', three)).toBe(0);
});

it('holds no more than it may, however many there are', () => {
  const allowances = countAllowances(2);
  for (let index = 0; index < 4; index += 1) allowances.take('a', three);
  for (const who of ['b', 'c']) allowances.take(who, three);
  expect(allowances.take('a', three)).toBe(0);
});
