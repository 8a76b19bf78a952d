import { HttpResponse, http } from 'msw';
import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import { listCookies, redirectTarget, signInForTests } from '@/tests/support/sign-in';
import { readVisitor } from './session';

const { provider, host, ask } = signInForTests();

/** A session that must be renewed at its next question, as the browser holds it. */
async function signIn(renewal: Promise<void>): Promise<string> {
  const start = await ask('/auth/login');
  const { searchParams } = new URL(redirectTarget(start));
  const id_token = await provider.sign({ aud: 'fr-site', nonce: searchParams.get('nonce'), azp: undefined }, {}, 'fr');
  const access_token = await provider.sign({}, {}, 'fr');
  provider.server.use(
    http.post(`${provider.issuer()}token`, async ({ request }) => {
      const isRenewal = (await request.text()).includes('grant_type=refresh_token');
      if (isRenewal) await renewal;
      const expires_in = isRenewal ? 3600 : 30;
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
const opens = ({ setCookie }: { setCookie: readonly string[] }) =>
  setCookie.some((line) => /^__Host-candela_auth=./.test(line));

it('stays signed out when another tab was being renewed at that moment', async () => {
  const { promise, resolve: renewalComes } = Promise.withResolvers<void>();
  const cookie = await signIn(promise);
  const other = askWho(cookie);
  await ask('/auth/logout', { cookie, headers: { 'sec-fetch-site': 'same-origin' } });
  renewalComes();
  const held = await other;
  expect([held.visitor, opens(held)]).toEqual([null, false]);
});

it('goes on with the session where nobody has signed out', async () => {
  const held = await askWho(await signIn(Promise.resolve()));
  expect([held.visitor !== null, opens(held)]).toEqual([true, true]);
});
