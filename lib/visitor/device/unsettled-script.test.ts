// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { signedCookie } from '../../auth/signed-cookie';
import { unsettledScript } from './unsettled-script';

const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset.guest;
  delete dataset.unsettled;
  history.replaceState(null, '', '/');
});

const isGuest = (cookie: string) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  new Function(unsettledScript)();
  return 'guest' in dataset;
};

it.each([
  ['who is signed in, whatever the mark of the session', `a=1; ${signedCookie}=x7Yq_-2`, false],
  ['who is nobody', 'a=1', true],
  ['whose session was taken back', `${signedCookie}=`, true],
  ['of whom another cookie speaks', `not_${signedCookie}=x7`, true],
])('takes for a guest, or not, a visitor %s', (_, cookie, expected) => {
  expect(isGuest(cookie)).toBe(expected);
});

it.each([
  ['/films', false],
  ['/films/filters/date-2026-11-21', true],
])('waits with what %s filters: %s', (path, expected) => {
  history.replaceState(null, '', path);
  isGuest('');
  expect('unsettled' in dataset).toBe(expected);
});

it('waits no longer where code does not come, be it known before the board has come or after', () => {
  history.replaceState(null, '', '/films/filters/date-2026-11-21');
  isGuest('');
  const image = document.head.appendChild(document.createElement('img'));
  image.dispatchEvent(new Event('error'));
  expect('unsettled' in dataset).toBe(true);

  document.head.appendChild(document.createElement('script')).dispatchEvent(new Event('error'));
  expect('unsettled' in dataset).toBe(false);
  dataset.unsettled = '';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect('unsettled' in dataset).toBe(false);
});
