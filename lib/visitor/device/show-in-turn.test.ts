// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInTurn } from './show-in-turn';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.inTurn;
});

const parts = '<section data-later>on</section><section data-later>soon</section><section>here</section>';
const countWaiting = () => document.querySelectorAll('[data-later]').length;

it('lays out one part after the other, and the page waits for nothing then', () => {
  document.body.innerHTML = parts;
  document.documentElement.dataset.inTurn = '';
  showInTurn();
  expect(countWaiting()).toBe(1);
  vi.advanceTimersByTime(1_100);
  expect(countWaiting()).toBe(0);
  vi.advanceTimersByTime(1_100);
  expect('inTurn' in document.documentElement.dataset).toBe(false);
});

it('touches nothing of a page that skipped nothing', () => {
  document.body.innerHTML = parts;
  showInTurn();
  vi.advanceTimersByTime(5_000);
  expect(countWaiting()).toBe(2);
});
