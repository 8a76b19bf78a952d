import { HttpResponse, http } from 'msw';
import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { listCookies, redirectTarget, signInForTests } from '@/tests/support/sign-in';
import { readVisitor } from './session';
import { ProviderDownError } from './verify-token';

const { provider, host, ask } = signInForTests();

const day = 86_400_000;

type Told = { expiresIn?: number; refreshToken?: string | undefined };

/** A visitor who has just signed in; what the provider is asked afterwards is counted. */
async function signedIn({ expiresIn = 3600, refreshToken = 'r1' }: Told = {}) {
  const start = await ask('/auth/login');
  const { searchParams } = new URL(redirectTarget(start));
  const claims = { aud: 'fr-site', nonce: searchParams.get('nonce'), azp: undefined };
  const id_token = await provider.sign(claims, {}, 'fr');
  const tokens = {
    access_token: await provider.sign({ jti: 'first' }, {}, 'fr'),
    id_token,
    token_type: 'Bearer',
    expires_in: expiresIn,
    ...(refreshToken && { refresh_token: refreshToken }),
  };
  provider.server.use(http.post(`${provider.issuer()}token`, () => HttpResponse.json(tokens)));
  const back = await ask(`/callback?code=c&state=${searchParams.get('state')}`, {
    cookie: listCookies(start).join('; '),
  });
  const cookie = listCookies(back).find((each) => /^__Host-candela_auth=./.test(each)) ?? '';
  let asked = 0;
  return {
    tokens,
    cookie,
    /** How often the provider was asked for another token. */
    renewals: () => asked,
    renewalAnswers: (answer: () => Response) =>
      provider.server.use(
        http.post(`${provider.issuer()}token`, () => {
          asked += 1;
          return answer() as never;
        }),
      ),
    whoIs: (sent = cookie) =>
      readVisitor(
        new NextRequest(`https://${host()}/api/session`, { headers: { cookie: sent } }),
        { site: 'fr', origin: `https://${host()}` },
        'redirect',
      ),
  };
}

describe('the session of the redirect flow', () => {
  it('is none of a cookie that a neighbour of the domain has planted', async () => {
    const { whoIs, cookie } = await signedIn();
    expect((await whoIs(cookie.replace('__Host-', ''))).visitor).toBeNull();
    expect((await whoIs()).visitor).not.toBeNull();
  });

  it('gives its token as long as a minute is left of it', async () => {
    const { whoIs, tokens, renewals } = await signedIn();
    const { visitor, setCookie } = await whoIs();
    expect(visitor).toMatchObject({ token: tokens.access_token, claims: { sub: 'm-1' } });
    expect([setCookie, renewals()]).toEqual([[], 0]);
  });

  it('is renewed with less, and the cookie with it', async () => {
    const session = await signedIn({ expiresIn: 30 });
    const second = await provider.sign({ jti: 'second' }, {}, 'fr');
    session.renewalAnswers(() => Response.json({ ...session.tokens, access_token: second, expires_in: 3600 }));
    const { visitor, setCookie } = await session.whoIs();
    expect(visitor?.token).toBe(second);
    expect(setCookie[0]).toMatch(/^__Host-candela_auth=.+HttpOnly/);
  });

  it('is over three days after the sign-in, however often it was renewed, and the cookie goes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const session = await signedIn({ expiresIn: 30 });
    /** As its provider renews it at that time. */
    const passDays = async (days: number) => {
      vi.setSystemTime(Date.now() + days * day);
      const access_token = await provider.sign({}, {}, 'fr');
      const id_token = await provider.sign({ aud: 'fr-site', azp: undefined }, {}, 'fr');
      session.renewalAnswers(() => Response.json({ ...session.tokens, id_token, access_token, expires_in: 30 }));
    };
    await passDays(2.5);
    const { visitor, setCookie } = await session.whoIs();
    expect(visitor).not.toBeNull();
    await passDays(0.6);
    const late = await session.whoIs(setCookie[0]?.split(';')[0]);
    vi.useRealTimers();
    expect(late).toEqual({
      visitor: null,
      setCookie: [expect.stringMatching(/^__Host-candela_auth=; Path=\/; Max-Age=0/)],
    });
  });

  it('is renewed once for two tabs, and for a request that was late', async () => {
    const session = await signedIn({ expiresIn: 30 });
    session.renewalAnswers(() =>
      session.renewals() === 1
        ? Response.json({ ...session.tokens, refresh_token: 'r2', expires_in: 3600 })
        : Response.json({ error: 'invalid_grant' }, { status: 400 }),
    );
    const both = await Promise.all([session.whoIs(), session.whoIs()]);
    const late = await session.whoIs();
    for (const { visitor } of [...both, late]) expect(visitor).not.toBeNull();
    expect(session.renewals()).toBe(1);
  });

  it.each(['invalid_grant', 'login_required', 'consent_required'])(
    'is over when the provider says %s, and the cookie goes',
    async (error) => {
      const session = await signedIn({ expiresIn: 30 });
      session.renewalAnswers(() => Response.json({ error, error_description: 'a@post.example' }, { status: 400 }));
      const { visitor, setCookie } = await session.whoIs();
      expect(visitor).toBeNull();
      expect(setCookie).toEqual([expect.stringMatching(/^__Host-candela_auth=; Path=\/; Max-Age=0/)]);
      expect(provider.logged()).not.toContain('post.example');
    },
  );

  it('is over at its end where there is no refresh token', async () => {
    const { whoIs } = await signedIn({ expiresIn: -10, refreshToken: '' });
    expect((await whoIs()).visitor).toBeNull();
  });

  it.each([
    ['is down', () => HttpResponse.error()],
    ['answers with an error', () => Response.json({ error: 'server_error' }, { status: 500 })],
    ['answers something else', () => new Response('<html>', { status: 502 })],
  ])('is neither over nor good while the provider %s', async (_, answer) => {
    const session = await signedIn({ expiresIn: 30 });
    session.renewalAnswers(answer);
    await expect(session.whoIs()).rejects.toThrow(ProviderDownError);
  });

  it('is nobody’s with a changed cookie', async () => {
    const { whoIs, cookie } = await signedIn();
    const bent = `${cookie.slice(0, -4)}${cookie.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    expect((await whoIs(bent)).visitor).toBeNull();
  });

  it('is nobody’s with an opaque token', async () => {
    const session = await signedIn({ expiresIn: 30 });
    session.renewalAnswers(() => Response.json({ ...session.tokens, access_token: 'opaque', expires_in: 3600 }));
    expect((await session.whoIs()).visitor).toBeNull();
  });
});
