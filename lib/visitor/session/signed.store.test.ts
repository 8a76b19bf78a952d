// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterEach, expect, it, vi } from 'vitest';
import { followSession, useSigned } from './signed.store';

let stop = () => {};
afterEach(() => {
  stop();
  Cookies.remove('candela_signed');
});
const signed = () => useSigned.getState().signed;

it.each([
  ['1', true],
  ['', false],
  ['yes', false],
])('takes a cookie of "%s" for a session: %s', (value, expected) => {
  Cookies.set('candela_signed', value);
  stop = followSession();
  expect(signed()).toBe(expected);
});

it('takes nobody for signed in where cookies may not even be read', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  stop = followSession();
  expect(signed()).toBe(false);
});

it('notices on coming back that another tab has signed out', () => {
  Cookies.set('candela_signed', '1');
  stop = followSession();
  Cookies.remove('candela_signed');
  window.dispatchEvent(new Event('focus'));
  expect(signed()).toBe(false);
});

it('forgets the cookie when the session is over', () => {
  Cookies.set('candela_signed', '1');
  stop = followSession();
  useSigned.getState().leave();
  expect(Cookies.get('candela_signed')).toBeUndefined();
  expect(signed()).toBe(false);
});
