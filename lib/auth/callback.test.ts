import { decodeProtectedHeader } from 'jose';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { listCookies, opensSession, redirectTarget, signInForTests } from '@/tests/support/sign-in';

const { provider, host, ask } = signInForTests();

describe('the way back from the provider', () => {
  type Tokens = {
    nonce?: string;
    sub?: string;
    aud?: string;
    iss?: string;
    bent?: boolean;
    tokenStatus?: number;
    /** Null for an answer that is no JSON. */
    tokenError?: string | null;
  };

  /** A sign-in up to the callback, with the provider's answer to the code as told. */
  async function comeBack(facts: Tokens = {}, query = 'code=c1', from = '/films#x') {
    const at = host();
    const start = await ask(`/auth/login?returnTo=${encodeURIComponent(from)}`, { at });
    const { searchParams } = new URL(redirectTarget(start));
    const [cookie = ''] = listCookies(start);
    const claims = {
      aud: 'fr-site',
      nonce: searchParams.get('nonce'),
      azp: undefined,
      email: 'a@post.example',
      ...facts,
    };
    const { bent, tokenStatus, tokenError = 'server_error', ...good } = claims;
    const idToken = await provider.sign(good, {}, 'fr');
    const signature = idToken.slice(-10) === 'AAAAAAAAAA' ? 'BBBBBBBBBB' : 'AAAAAAAAAA';
    provider.server.use(
      http.post(`${provider.issuer()}token`, async () =>
        tokenError === null
          ? new HttpResponse('<html>', { status: tokenStatus ?? 200 })
          : HttpResponse.json(
              tokenStatus
                ? { error: tokenError }
                : {
                    access_token: await provider.sign({}, {}, 'fr'),
                    id_token: bent ? idToken.slice(0, -12) + signature + idToken.slice(-2) : idToken,
                    token_type: 'Bearer',
                    expires_in: 3600,
                  },
              { status: tokenStatus ?? 200 },
            ),
      ),
    );
    const state = searchParams.get('state') ?? '';
    const callback = `/callback?state=${state}&${query}`;
    return { answer: await ask(callback, { cookie, at }), callback, cookie, at, home: `https://${at}/` };
  }

  it('opens a session and leads to where it began', async () => {
    const { answer, home } = await comeBack();
    expect(redirectTarget(answer)).toBe(`${home}films#x`);
    expect(opensSession(answer)).toBe(true);
    const line = answer.headers.getSetCookie().find((each) => each.startsWith('__Host-candela_auth'));
    expect(line).toMatch(/Secure.*HttpOnly.*SameSite=lax/i);
    expect(line).not.toContain('post.example');
    expect(decodeProtectedHeader(line?.match(/=([^;]+)/)?.[1] ?? '')).toMatchObject({ alg: 'dir', enc: 'A256GCM' });
  });

  it('leaves again with no token in the address', async () => {
    const { answer, at } = await comeBack();
    const out = await ask('/auth/logout', {
      cookie: listCookies(answer).join('; '),
      at,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const { origin, pathname, searchParams } = new URL(redirectTarget(out));
    expect(origin + pathname).toBe(`${provider.issuer()}end`);
    expect(searchParams.get('client_id')).toBe('fr-site');
    expect(redirectTarget(out)).not.toMatch(/id_token_hint|eyJ/);
  });

  it('opens none a second time: the question is answered', async () => {
    const { answer, callback, at } = await comeBack();
    const kept = listCookies(answer)
      .filter((cookie) => !cookie.endsWith('='))
      .join('; ');
    const again = await ask(callback, { cookie: kept, at });
    expect(redirectTarget(again)).toContain('#sign-in=expired');
    expect(opensSession(again)).toBe(false);
  });

  it.each([
    ['another nonce', { nonce: 'another' }],
    ['another audience', { aud: 'be-site' }],
    ['another issuer', { iss: 'https://evil.test/' }],
    ['a signature that is not the provider’s', { bent: true }],
  ])('opens none for %s', async (_, facts) => {
    const { answer, home } = await comeBack(facts);
    expect(redirectTarget(answer)).toBe(`${home}films#sign-in=failed`);
    expect(opensSession(answer)).toBe(false);
    // Nothing is left of the question either.
    expect(listCookies(answer).find((cookie) => cookie.startsWith('__Host-candela_txn_'))).toMatch(/=$/);
  });

  it('tells an outage of the provider apart', async () => {
    const { answer } = await comeBack({ tokenStatus: 500 });
    expect(redirectTarget(answer)).toMatch(/\/films#sign-in=unavailable$/);
    expect(provider.logged()).toContain('"sign-in failed"');
  });

  describe('has somebody woken', () => {
    const paged = /"(sign-in failed|sign-in refused|sign-in unavailable)"/;

    it.each([
      ['refuses the site', { tokenStatus: 401, tokenError: 'invalid_client' }],
      ['does not know what it may do', { tokenStatus: 400, tokenError: 'unauthorized_client' }],
      ['has a trouble of its own', { tokenStatus: 500 }],
      ['answers what is no answer', { tokenStatus: 503, tokenError: null }],
      ['proves nothing of the visitor', { bent: true }],
      ['means another site', { aud: 'be-site' }],
    ])('when the provider %s', async (_, facts) => {
      await comeBack(facts);
      expect(provider.logged()).toMatch(paged);
      expect(provider.logged()).not.toContain('"sign-in doubted"');
    });

    it.each([
      ['a code', { tokenStatus: 400, tokenError: 'invalid_grant' }, 'code=made-up'],
      ['a code that its provider finds no code', { tokenStatus: 400, tokenError: 'invalid_request' }, 'code=%00'],
      ['no code', {}, ''],
      ['an empty code', {}, 'code=&error='],
      ['a code of no letters', {}, 'code=%E2%98%83'],
      ['an error', {}, 'error=foo'],
      ['an error of the provider', {}, 'error=server_error'],
      ['an error of discovery', {}, 'error=discovery_error'],
      ['another issuer', {}, 'code=c1&iss=https://evil.test/'],
    ])('but not when a stranger makes up %s', async (_, facts, query) => {
      const { answer } = await comeBack(facts, query);
      expect(redirectTarget(answer)).toMatch(/#sign-in=(failed|unavailable)$/);
      expect(opensSession(answer)).toBe(false);
      expect(provider.logged()).not.toMatch(paged);
      expect(provider.logged()).toContain('"level":"warn","event":"sign-in doubted"');
    });

    it('nor when one makes up the cookie of a question', async () => {
      const header = Buffer.from('{"alg":"RSA-OAEP","enc":"A256GCM"}').toString('base64url');
      const answer = await ask('/callback?state=own&code=c1', {
        cookie: `__Host-candela_txn_own=1:${header}.AAAA.AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA`,
      });
      expect(redirectTarget(answer)).toMatch(/#sign-in=failed$/);
      expect(provider.logged()).not.toMatch(paged);
      expect(provider.logged()).toContain('"event":"sign-in"');
    });
  });

  it('tells who thought better of it, in none of the provider’s words', async () => {
    const words = 'error=access_denied&error_description=%3Cscript%3Ealert(1)%3C/script%3E';
    const { answer, home } = await comeBack({}, words);
    expect(redirectTarget(answer)).toBe(`${home}films#sign-in=cancelled`);
    expect(provider.logged()).toContain('access_denied');
    expect(provider.logged()).not.toContain('script');
    // An alert counts those.
    expect(provider.logged()).not.toContain('"sign-in failed"');
  });

  it.each([
    ['in its language', '/en/films?q=a', 'en/films?q=a#sign-in=cancelled'],
    ['not another site', '//evil.test/films', '#sign-in=cancelled'],
    ['not another site by a backslash', '/\\evil.test', '#sign-in=cancelled'],
    ['not another site in disguise', '/%2f%2fevil.test', '#sign-in=cancelled'],
    ['not another of our sites', 'https://www.candela-cinemas.be/films', '#sign-in=cancelled'],
  ])('leads whoever gave up to the page they came from, %s', async (_, from, path) => {
    const { answer, home } = await comeBack({}, 'error=access_denied', from);
    expect(redirectTarget(answer)).toBe(home + path);
  });

  it('leads to the error path who came from nobody knows where', async () => {
    vi.stubEnv('AUTH_ERROR_PATH', '/aide');
    const { answer } = await comeBack({}, 'error=access_denied');
    expect(new URL(redirectTarget(answer)).pathname).toBe('/films');
    expect(new URL(redirectTarget(await ask('/callback?code=c1&state=made-up'))).pathname).toBe('/aide');
  });

  it.each(['', '?code=c1', '?code=c1&state=made-up', '?error=access_denied'])(
    'from nowhere (%s) opens none and says that it is too late',
    async (query) => {
      const answer = await ask(`/callback${query}`);
      expect(redirectTarget(answer)).toBe(`https://${host()}/#sign-in=expired`);
      expect(opensSession(answer)).toBe(false);
    },
  );

  it('of another browser opens none: the question was never asked there', async () => {
    const { callback, at } = await comeBack();
    expect(opensSession(await ask(callback, { at }))).toBe(false);
  });
});
