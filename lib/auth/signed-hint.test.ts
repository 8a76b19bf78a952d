import { expect, it } from 'vitest';
import { buildHint } from './signed-hint';

it.each([
  [
    'a session that begins',
    ['candela_auth=abc; Path=/; Max-Age=3600; HttpOnly'],
    ['candela_signed=1; Path=/; SameSite=Lax; Max-Age=3600'],
  ],
  [
    'one in parts',
    ['candela_auth__0=abc; Path=/; Expires=Fri, 27 Nov 2026 10:00:00 GMT', 'candela_auth=; Max-Age=0'],
    ['candela_signed=1; Path=/; SameSite=Lax; Expires=Fri, 27 Nov 2026 10:00:00 GMT'],
  ],
  [
    'one from a frame',
    ['candela_frame=abc; Path=/; Max-Age=60'],
    ['candela_signed=1; Path=/; SameSite=Lax; Max-Age=60'],
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
