// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseSavedList, toggleListed, writeList } from '@/lib/domain/shortlist';
import { saveShortlist, setTicking } from '@/lib/visitor/device/save-shortlist';
import { isTicking, readShortlist } from '@/lib/visitor/device/saved-shortlist';
import { tickChips } from './tick-chips';

const chip = (bookingId: string, time = '20:15') =>
  `<a href="https://ticketing.example/fr/${bookingId}/booking" data-ticket="2026-11-20 ${time} vost">${time}</a>`;
const read = () => parseSavedList(readShortlist(), '2026-11-20');
const followed = vi.fn((event: Event) => event.preventDefault());
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `<button data-press="compare"></button><main>
    ${chip('V9S1')}${chip('V9S2', '21:00')}<a href="https://ticketing.example/cards" data-ticket="2026-11-20 20:15">card</a></main>`;
  document.body.addEventListener('click', followed);
  stop = tickChips(read, (one) => saveShortlist(writeList(toggleListed(read(), one) ?? read())));
});
afterEach(() => {
  stop();
  saveShortlist('');
  followed.mockClear();
  vi.restoreAllMocks();
});

const chips = () => [...document.querySelectorAll<HTMLAnchorElement>('main a')];
const ticks = () => chips().map((each) => each.getAttribute('aria-checked'));
const press = (index: number, how: MouseEventInit = {}) =>
  chips()[index]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));

it('ticks the chip of a showing instead of following it, and unticks it', () => {
  press(1);
  press(0);
  expect([ticks(), readShortlist()]).toEqual([['true', 'true', null], 'V9S1-202611202015.V9S2-202611202100']);
  press(1);
  expect([ticks(), followed.mock.calls]).toEqual([['true', 'false', null], []]);
});

it('leaves alone what names no showing, and a press that opens a new tab', () => {
  press(2);
  press(0, { ctrlKey: true });
  expect([followed.mock.calls.length, readShortlist()]).toEqual([2, '']);
});

it('ticks by the key that ticks a box', () => {
  chips()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
  expect(ticks()).toEqual(['true', 'false', null]);
});

it('shows a tick on a chip that comes later, and one of another tab', async () => {
  press(0);
  document.querySelector('main')?.insertAdjacentHTML('beforeend', chip('V9S1'));
  await vi.waitFor(() => expect(ticks()).toEqual(['true', 'false', null, 'true']));
  localStorage.candela_shortlist = 'V9S2-202611202100';
  dispatchEvent(new StorageEvent('storage'));
  expect(ticks()).toEqual(['false', 'true', null, 'false']);
});

it('leaves links behind when it stops', () => {
  press(0);
  stop();
  expect(chips().map((each) => each.hasAttribute('role'))).toEqual([false, false, false]);
  press(0);
  expect(followed).toHaveBeenCalledOnce();
});

it('holds what a full or forbidden storage does not keep, until the page is left', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  press(0);
  setTicking(true);
  expect([ticks()[0], isTicking(), localStorage.candela_shortlist]).toEqual(['true', true, undefined]);
});
