import { describe, expect, it } from 'vitest';
import { resolveReturnPath } from './return-to';

describe('after signing in a visitor', () => {
  it.each([
    ['/'],
    ['/films'],
    ['/nl/films/filters/date-2026-11-21'],
    ['/film/a%20b?x=1&y=%C3%A9#horaires'],
    ['/films?next=https%3A%2F%2Fpartner.test%2F'],
    ['/films?q=100%25'],
  ])('comes back to %s', (path) => {
    expect(resolveReturnPath(path)).toBe(path);
  });

  it.each([
    ['nothing', null],
    ['an empty one', ''],
    ['another site', 'https://evil.test/'],
    ['another site of ours', 'https://www.candela-cinemas.be/films'],
    ['our own origin, which a path says shorter', 'http://fr.localhost:3000/films'],
    ['a host without a scheme', '//evil.test/films'],
    ['three slashes', '///evil.test'],
    ['a backslash', '/\\evil.test'],
    ['two backslashes', '\\\\evil.test'],
    ['a backslash inside', '/films\\..\\evil'],
    ['an encoded second slash', '/%2Fevil.test'],
    ['an encoded backslash', '/%5Cevil.test'],
    ['one encoded twice', '/%252Fevil.test'],
    ['one encoded without end', '/%25252525252Fevil.test'],
    ['two slashes inside the path', '/films//evil.test'],
    ['dots that leave two slashes', '/.//evil.test'],
    ['a tab that browsers drop', '/\t/evil.test'],
    ['a line break', '/films\r\nSet-Cookie: a=b'],
    ['an encoded line break', '/films%0d%0aSet-Cookie:%20a=b'],
    ['a null', '/films%00'],
    ['a malformed escape', '/%E0%A4%A'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a user before the host', '/@evil.test/..//evil.test'],
    ['no path', 'films'],
    ['a space first', ' //evil.test'],
    ['the start of another sign-in', '/auth/login?returnTo=/films'],
    ['a sign-out', '/auth/logout'],
    ['the same, behind dots', '/films/../auth/logout'],
    ['the callback', '/callback?code=1'],
    ['the gateway', '/api/session'],
    ['too long a path', `/${'a'.repeat(2_000)}`],
  ])('goes to the front door instead of %s', (_, wanted) => {
    expect(resolveReturnPath(wanted)).toBe('/');
  });
});
