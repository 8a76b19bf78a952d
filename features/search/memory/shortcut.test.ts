// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { setShortcut } from './set-shortcut';
import { isSearchKey } from './shortcut';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<input><textarea></textarea><select></select><p>Films</p>';
});

function opens(init: KeyboardEventInit, on = 'p'): boolean {
  let answer = false;
  const listen = (event: KeyboardEvent) => {
    answer = isSearchKey(event);
  };
  addEventListener('keydown', listen);
  document.querySelector(on)?.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
  removeEventListener('keydown', listen);
  return answer;
}

it('opens with / outside of fields, also where it takes Shift', () => {
  expect(opens({ key: '/' })).toBe(true);
  expect(opens({ key: '/', shiftKey: true })).toBe(true);
});

it.each(['input', 'textarea', 'select'])('leaves / to a %s', (field) => {
  expect(opens({ key: '/' }, field)).toBe(false);
});

it('opens with ⌘K and Ctrl-K, even in a field', () => {
  expect(opens({ key: 'k', metaKey: true })).toBe(true);
  expect(opens({ key: 'K', ctrlKey: true }, 'input')).toBe(true);
});

it.each([
  { key: 'k' },
  { key: '/', altKey: true },
  { key: '/', isComposing: true },
  { key: 'k', ctrlKey: true, altKey: true },
])('leaves %o alone', (init) => {
  expect(opens(init)).toBe(false);
});

it('does not open over another modal', () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  expect(opens({ key: '/' })).toBe(false);
  expect(opens({ key: 'k', ctrlKey: true })).toBe(false);
});

it('can be switched off, all but the two keys together', () => {
  setShortcut(false);
  expect(opens({ key: '/' })).toBe(false);
  expect(opens({ key: 'k', ctrlKey: true })).toBe(true);
  setShortcut(true);
  expect(opens({ key: '/' })).toBe(true);
});
