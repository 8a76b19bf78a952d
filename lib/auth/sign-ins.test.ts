import { randomUUID } from 'node:crypto';
import { HttpResponse, http } from 'msw';
import { NextRequest } from 'next/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { listCookies, redirectTarget, signInForTests } from '@/tests/support/sign-in';
import { readVisitor } from './session';

const { provider, host, ask } = signInForTests();
/** The provider's name for its own session, which lives on from one sign-in to the next. */
let sid = '';
beforeEach(() => {
  sid = randomUUID();
});

/** A sign-in of a browser that holds these cookies; gives what it holds then. */
async function signIn(held = '', sub = 'm-1'): Promise<string> {
  const start = await ask('/auth/login', { cookie: held });
  const { searchParams } = new URL(redirectTarget(start));
  const id_token = await provider.sign(
    { aud: 'fr-site', nonce: searchParams.get('nonce'), azp: undefined, sid, sub },
    {},
    'fr',
  );
  const access_token = await provider.sign({}, {}, 'fr');
  provider.server.use(
    http.post(`${provider.issuer()}token`, () =>
      HttpResponse.json({ id_token, access_token, token_type: 'Bearer', expires_in: 3600 }),
    ),
  );
  const cookie = [held, ...listCookies(start)].filter(Boolean).join('; ');
  const back = await ask(`/callback?code=c&state=${searchParams.get('state')}`, { cookie });
  return listCookies(back).find((each) => /^__Host-candela_auth=./.test(each)) ?? '';
}

it('one account signs in no more often than a person could want, and nobody is woken for it', async () => {
  const busy = `busy ${provider.issuer()}`;
  for (let sign = 0; sign < 30; sign++) expect(await signIn('', busy)).not.toBe('');
  expect(await signIn('', busy)).toBe('');
  expect(provider.logged()).toContain('"level":"warn","event":"sign-in too often"');
  expect(provider.logged()).not.toContain('"level":"error"');
  expect(await signIn('', 'another')).not.toBe('');
});

const findVisitor = async (cookie: string) => {
  const request = new NextRequest(`https://${host()}/api/session`, { headers: { cookie } });
  return (await readVisitor(request, { site: 'fr', origin: `https://${host()}` }, 'redirect')).visitor;
};
const wait = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

it('a sign-in ends the session that it takes the place of, for every copy of its cookie', async () => {
  const first = await signIn();
  wait(60);
  const second = await signIn(first);
  expect(await findVisitor(second)).not.toBeNull();
  expect(await findVisitor(first)).toBeNull();
});

it('of two tabs that come back in one second, neither signs the other out', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const one = await signIn();
  const other = await signIn(one);
  expect(await findVisitor(other)).not.toBeNull();
});

it('a sign-in that fails ends nothing', async () => {
  const first = await signIn();
  wait(60);
  await ask('/callback?code=c&state=made-up', { cookie: first });
  expect(await findVisitor(first)).not.toBeNull();
});

it('a session cookie that somebody wrote by hand keeps nobody from signing in', async () => {
  const header = Buffer.from('{"alg":"RSA-OAEP","enc":"A256GCM"}').toString('base64url');
  for (const value of ['x', `${header}.AAAA.AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA`])
    expect(await findVisitor(await signIn(`__Host-candela_auth=${value}`)), value).not.toBeNull();
});

it('a sign-in in another browser of the same visitor leaves the first one signed in', async () => {
  const first = await signIn();
  wait(60);
  expect(await signIn()).not.toBe('');
  expect(await findVisitor(first)).not.toBeNull();
});
