// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveSession } from './come-and-go';
import { followSession, useSigned } from './signed.store';

let stop = () => {};
afterEach(() => {
  stop();
  Cookies.remove('candela_signed');
});
const signed = () => useSigned.getState().signed;

it.each([
  ['1', true],
  ['h9Zk2', true],
  ['', false],
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

describe.each([
  ['coming back', () => window.dispatchEvent(new Event('focus'))],
  ['coming back to what is seen again', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ['being shown as it was left', () => window.dispatchEvent(new Event('pageshow'))],
  ['hearing of it', () => new BroadcastChannel('candela_tabs').postMessage('session')],
])('notices on %s', (_, happens) => {
  it.each([
    ['that another tab has signed out', 'one', '', false],
    ['that another tab has signed in', '', 'one', true],
    ['that another tab has signed in somebody else', 'one', 'other', true],
  ])('%s', async (_, before, after, expected) => {
    Cookies.set('candela_signed', before);
    stop = followSession();
    Cookies.set('candela_signed', after);
    happens();
    await vi.waitFor(() => expect(useSigned.getState()).toMatchObject({ signed: expected, mark: after }));
  });
});

it('forgets the cookie when the session is over', () => {
  Cookies.set('candela_signed', '1');
  stop = followSession();
  leaveSession();
  expect(Cookies.get('candela_signed')).toBeUndefined();
  expect(signed()).toBe(false);
});

it('looks again after the news of another tab, whose cookie may come after it', async () => {
  Cookies.set('candela_signed', 'one');
  stop = followSession();
  const heard = new Promise((done) => {
    const line = new BroadcastChannel('candela_tabs');
    line.onmessage = () => done(line.close());
  });
  new BroadcastChannel('candela_tabs').postMessage('session');
  await heard;
  expect(signed()).toBe(true);
  Cookies.remove('candela_signed');
  await vi.waitFor(() => expect(signed()).toBe(false), 2_000);
});
