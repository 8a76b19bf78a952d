// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { isApp, webviewScript } from './webview';

const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const open = (userAgent: string) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  new Function(webviewScript)();
};

afterEach(() => document.documentElement.removeAttribute('class'));

it.each([
  ['the app', `${safari} CandelaApp/4.12`, true],
  ['a browser', safari, false],
  ['a browser that only names the app', `${safari} NotCandelaApp/1`, false],
  ['nothing at all', '', false],
])('knows %s', (_, userAgent, expected) => {
  open(userAgent);
  expect(isApp()).toBe(expected);
});

it('keeps the classes that the page has', () => {
  document.documentElement.className = 'fonts';
  open(`${safari} CandelaApp/4`);
  expect([...document.documentElement.classList]).toEqual(['fonts', 'webview']);
});
