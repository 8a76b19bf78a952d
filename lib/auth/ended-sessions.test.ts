import { randomUUID } from 'node:crypto';
import { HttpResponse, http } from 'msw';
import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { listCookies, redirectTarget, signInForTests } from '@/tests/support/sign-in';
import { isEnded, noteEnded } from './ended-sessions';
import { readVisitor } from './session';

const { provider, host, ask } = signInForTests();

/** A session that must be renewed at its next question unless it lives for longer, as the browser holds it. */
async function signIn(renewal: Promise<void> = Promise.resolve(), seconds = 30): Promise<string> {
  const start = await ask('/auth/login');
  const { searchParams } = new URL(redirectTarget(start));
  const claims = { aud: 'fr-site', nonce: searchParams.get('nonce'), azp: undefined, sid: randomUUID() };
  const id_token = await provider.sign(claims, {}, 'fr');
  const access_token = await provider.sign({}, {}, 'fr');
  provider.server.use(
    http.post(`${provider.issuer()}token`, async ({ request }) => {
      const isRenewal = (await request.text()).includes('grant_type=refresh_token');
      if (isRenewal) await renewal;
      const expires_in = isRenewal ? 3600 : seconds;
      return HttpResponse.json({ id_token, access_token, token_type: 'Bearer', expires_in, refresh_token: 'once' });
    }),
  );
  const back = await ask(`/callback?code=c&state=${searchParams.get('state')}`, {
    cookie: listCookies(start).join('; '),
  });
  return listCookies(back).find((each) => /^__Host-candela_auth=./.test(each)) ?? '';
}

const askWho = (cookie: string) =>
  readVisitor(
    new NextRequest(`https://${host()}/api/session`, { headers: { cookie } }),
    { site: 'fr', origin: `https://${host()}` },
    'redirect',
  );
const signOut = (cookie: string) => ask('/auth/logout', { cookie, headers: { 'sec-fetch-site': 'same-origin' } });
const opens = ({ setCookie }: { setCookie: readonly string[] }) =>
  setCookie.some((line) => /^__Host-candela_auth=./.test(line));

it('stays signed out when another tab was being renewed at that moment', async () => {
  const { promise, resolve: renewalComes } = Promise.withResolvers<void>();
  const cookie = await signIn(promise);
  const other = askWho(cookie);
  await signOut(cookie);
  renewalComes();
  const held = await other;
  expect([held.visitor, opens(held)]).toEqual([null, false]);
});

it('goes on with the session where nobody has signed out', async () => {
  const held = await askWho(await signIn(Promise.resolve()));
  expect([held.visitor !== null, opens(held)]).toEqual([true, true]);
});

describe('a copy of the cookie, after a sign-out', () => {
  it('is nobody’s, though the token in it would do for an hour', async () => {
    const cookie = await signIn(undefined, 3600);
    expect((await askWho(cookie)).visitor).not.toBeNull();
    await signOut(cookie);
    expect(await askWho(cookie)).toEqual({ visitor: null, setCookie: [] });
  });

  it('is nobody’s where it was made before the session was renewed', async () => {
    const copied = await signIn();
    const { setCookie } = await askWho(copied);
    await signOut(setCookie.map((line) => line.split(';')[0]).join('; '));
    expect((await askWho(copied)).visitor).toBeNull();
  });

  it('of another browser of the same visitor goes on', async () => {
    const other = await signIn(undefined, 3600);
    await signOut(await signIn(undefined, 3600));
    expect((await askWho(other)).visitor).not.toBeNull();
  });

  it('is remembered until none would be of use, on a replica whose clock is a minute behind as well', async () => {
    const session = { id: 'that ends soon', until: Date.now() - 60_000 + 150 };
    await noteEnded(session);
    expect(await isEnded(session)).toBe(true);
    await vi.waitFor(async () => expect(await isEnded(session)).toBe(false));
  });
});
