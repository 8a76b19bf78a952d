import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { sessionMarkOfLines, sessionMarkOfRequest } from './session-mark';
import { buildHint } from './signed-hint';

it.each([
  [
    'a session that begins',
    ['candela_auth=abc; Path=/; Max-Age=3600; HttpOnly'],
    [expect.stringMatching(/^candela_signed=[\w-]{16}; Path=\/; SameSite=Lax; Max-Age=3600$/)],
  ],
  [
    'one in parts',
    ['candela_auth__0=abc; Path=/; Expires=Fri, 27 Nov 2026 10:00:00 GMT', 'candela_auth=; Max-Age=0'],
    [expect.stringMatching(/^candela_signed=[\w-]{16}; Path=\/; SameSite=Lax; Expires=Fri, 27 Nov 2026 10:00:00 GMT$/)],
  ],
  [
    'one from a frame',
    ['candela_frame=abc; Path=/; Max-Age=60'],
    [expect.stringMatching(/^candela_signed=[\w-]{16}; Path=\/; SameSite=Lax; Max-Age=60$/)],
  ],
  [
    'one with TLS',
    ['__Host-candela_auth=a; Path=/; Max-Age=60; Secure'],
    [expect.stringMatching(/^candela_signed=[\w-]{16}; Path=\/; SameSite=Lax; Secure; Max-Age=60$/)],
  ],
  ['one that ends', ['candela_frame=; Path=/; Max-Age=0; HttpOnly'], ['candela_signed=; Path=/; Max-Age=0']],
  [
    'one that ended in 1970',
    ['candela_auth=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'],
    ['candela_signed=; Path=/; Max-Age=0'],
  ],
  ['a way to the provider, which is no session yet', ['candela_txn_abc=1; Path=/; Max-Age=86400'], []],
  ['nothing', [], []],
])('tells the page of %s', (_, lines, hint) => expect(buildHint(lines)).toEqual(hint));

describe('the mark of a session', () => {
  const local = { site: 'fr', origin: 'http://fr.localhost' } as const;
  const bearing = (cookie: string) => new NextRequest('http://fr.localhost/', { headers: { cookie } });

  it.each([
    ['redirect', ['candela_auth=a.b.c; Path=/; Max-Age=60'], 'candela_auth=a.b.c; other=1'],
    ['redirect', ['candela_auth__0=a; Path=/', 'candela_auth__1=b; Path=/'], 'candela_auth__1=b; candela_auth__0=a'],
    ['iframe', ['candela_frame=a.b.c; Path=/; Max-Age=60'], 'candela_auth=left; candela_frame=a.b.c'],
  ] as const)('is the same where a %s begins and where it is borne', (mechanism, lines, cookie) => {
    expect(sessionMarkOfLines(lines)).toBe(sessionMarkOfRequest(bearing(cookie), local, mechanism));
  });

  it('is another one for another session, and none without', () => {
    const of = (value: string) => sessionMarkOfRequest(bearing(`candela_auth=${value}`), local, 'redirect');
    expect(of('a')).not.toBe(of('b'));
    expect([sessionMarkOfLines([]), sessionMarkOfRequest(bearing('candela_frame=a'), local, 'redirect')]).toEqual([
      null,
      null,
    ]);
  });

  it('counts with TLS only the cookie that no neighbour can plant', () => {
    const secure = { site: 'fr', origin: 'https://www.candela-cinemas.fr' } as const;
    expect(sessionMarkOfRequest(bearing('candela_auth=planted; candela_frame=planted'), secure, 'redirect')).toBeNull();
    expect(sessionMarkOfRequest(bearing('__Host-candela_auth=a'), secure, 'redirect')).toBe(
      sessionMarkOfLines(['__Host-candela_auth=a; Path=/; Secure']),
    );
  });

  it('holds nothing of the cookie itself', () => {
    expect(sessionMarkOfLines(['candela_auth=secret; Path=/'])).not.toContain('secret');
  });
});
