// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showLinkPending } from './show-link-pending';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/films');
  document.body.innerHTML = '<a href="/films/dune"><b>Dune</b></a>';
  addEventListener('click', showLinkPending);
});
afterEach(() => {
  removeEventListener('click', showLinkPending);
  vi.useRealTimers();
});

const link = () => document.querySelector('a')!;
const follow = (isOurs = true) => {
  link().addEventListener('click', (event) => isOurs && event.preventDefault(), { once: true });
  link().querySelector('b')?.click();
  return 'going' in link().dataset;
};

it('shows that the next page is on its way, until it is there', () => {
  expect(follow()).toBe(true);
  history.replaceState(null, '', '/films/dune');
  vi.advanceTimersByTime(100);
  expect('going' in link().dataset).toBe(false);
});

it('gives up where it never comes', () => {
  follow();
  vi.advanceTimersByTime(16_000);
  expect('going' in link().dataset).toBe(false);
});

it('leaves what the browser follows, and the page in view, to themselves', () => {
  expect(follow(false)).toBe(false);
  link().href = '/films#kids';
  expect(follow()).toBe(false);
});
