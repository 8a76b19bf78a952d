import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { listCookies, redirectTarget, signInForTests } from '@/tests/support/sign-in';

const { provider, host, ask } = signInForTests();

describe('sign-in', () => {
  it('asks the provider as this site, with everything that a proof needs', async () => {
    const answer = await ask('/auth/login?returnTo=/films&ui_locales=fr-FR&screen_hint=signup');
    const url = new URL(redirectTarget(answer));
    expect(url.origin + url.pathname).toBe(`${provider.issuer()}authorize`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'fr-site',
      redirect_uri: `https://${host()}/callback`,
      response_type: 'code',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/.{20}/),
      nonce: expect.stringMatching(/.{20}/),
      audience: 'urn:clients:fr',
      ui_locales: 'fr-FR',
      screen_hint: 'signup',
    });
  });

  it('remembers the question for a day, where no script can read it', async () => {
    const [line = ''] = (await ask('/auth/login')).headers.getSetCookie();
    expect(line).toMatch(/^__Host-candela_txn_.*Max-Age=86400.*Secure.*HttpOnly.*SameSite=lax/i);
  });

  it('passes nothing else of the address on', async () => {
    const evil =
      'scope=admin&audience=urn:evil&redirect_uri=https://evil.test&prompt=none&screen_hint=x&ui_locales=a%20b';
    const { searchParams } = new URL(redirectTarget(await ask(`/auth/login?${evil}&challengeMode=popup&max_age=x`)));
    expect(searchParams.get('redirect_uri')).toBe(`https://${host()}/callback`);
    expect(searchParams.get('scope')).toBe('openid profile email offline_access');
    expect(searchParams.get('audience')).toBe('urn:clients:fr');
    for (const name of ['prompt', 'screen_hint', 'ui_locales', 'max_age']) expect(searchParams.has(name)).toBe(false);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of its domain', { 'sec-fetch-site': 'same-site' }],
    ['another site in a browser that does not say so', { referer: 'https://evil.test/' }],
  ])('is begun by no page of %s, which leads to where one would come back to', async (_, headers) => {
    const answer = await ask('/auth/login?returnTo=/films', { headers });
    expect(redirectTarget(answer)).toBe(`https://${host()}/films`);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['a page of the site', { 'sec-fetch-site': 'same-origin' }],
    ['an address that was typed, kept or opened by an app', { 'sec-fetch-site': 'none' }],
    ['a browser that says nothing of where from', {}],
  ])('is begun by %s', async (_, headers) => {
    expect(redirectTarget(await ask('/auth/login', { headers }))).toContain(provider.issuer());
  });

  it('believes no forwarded host', async () => {
    const headers = { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http' };
    expect(redirectTarget(await ask('/auth/login', { headers }))).toContain(
      encodeURIComponent(`https://${host()}/callback`),
    );
  });

  it('is not there for a host that nobody owns', async () => {
    expect((await ask('/auth/login', { at: 'evil.test' })).status).toBe(404);
  });

  it('leads back to the page with a word when the provider is down', async () => {
    provider.server.use(http.get(`${provider.issuer()}.well-known/openid-configuration`, () => HttpResponse.error()));
    expect(redirectTarget(await ask('/auth/login?returnTo=/films?a=1%23b'))).toBe(
      `https://${host()}/films?a=1#sign-in=unavailable`,
    );
    // An alert counts it: nobody comes back who was never led there.
    expect(provider.logged()).toContain('"level":"error","event":"sign-in unavailable"');
  });

  it('that nobody has set up wakes nobody: whoever likes may ask for it', async () => {
    vi.stubEnv('AUTH_DOMAIN_FR', '');
    vi.stubEnv('AUTH_DOMAIN', '');
    expect(redirectTarget(await ask('/auth/login?returnTo=/films'))).toBe(
      `https://${host()}/films#sign-in=unavailable`,
    );
    expect(provider.logged()).toMatch(/"event":"sign-in",.*AUTH_DOMAIN is not set for fr/);
    expect(provider.logged()).not.toContain('"sign-in unavailable"');
  });

  it.each([
    ['has died since', () => HttpResponse.error()],
    ['answers with an error', () => HttpResponse.json({ error: 'server_error' }, { status: 500 })],
  ])('leads back as well when a provider that was asked before %s', async (_, answer) => {
    expect(redirectTarget(await ask('/auth/login'))).toContain(provider.issuer());
    provider.server.use(http.get(`${provider.issuer()}.well-known/openid-configuration`, answer));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
    expect(redirectTarget(await ask('/auth/login?returnTo=/films'))).toBe(
      `https://${host()}/films#sign-in=unavailable`,
    );
  });

  it('asks the provider nothing more on the way there, when it has answered a moment ago', async () => {
    let looks = 0;
    provider.server.events.on('request:start', () => void looks++);
    await Promise.all(Array.from({ length: 20 }, () => ask('/auth/login')));
    const before = looks;
    expect(redirectTarget(await ask('/auth/login'))).toContain(provider.issuer());
    provider.server.events.removeAllListeners();
    // Once by the library, which keeps what it hears, and once for all who ask together.
    expect([before, looks]).toEqual([2, 2]);
  });

  it('waits ten seconds for a provider that has become slow, and no more', async () => {
    await ask('/auth/login');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
    const { timeout } = AbortSignal;
    const waits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 50));
    provider.server.use(
      http.get(`${provider.issuer()}.well-known/openid-configuration`, () => delay('infinite').then(() => undefined)),
    );
    expect(redirectTarget(await ask('/auth/login?returnTo=/films'))).toBe(
      `https://${host()}/films#sign-in=unavailable`,
    );
    expect(waits.mock.calls).toContainEqual([10_000]);
    waits.mockRestore();
  });

  it('is never kept by a cache', async () => {
    for (const path of ['/auth/login', '/auth/logout', '/callback'])
      expect((await ask(path)).headers.get('cache-control')).toBe('private, no-store');
  });
});

const own = { 'sec-fetch-site': 'same-origin' };

describe('sign-out', () => {
  it('ends the session here and at the provider, and takes the visitor’s cookies', async () => {
    const answer = await ask('/auth/logout?returnTo=https://evil.test', {
      cookie: '__Host-candela_auth=x',
      headers: own,
    });
    const url = new URL(redirectTarget(answer));
    expect(url.origin + url.pathname).toBe(`${provider.issuer()}end`);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`https://${host()}`);
    expect(listCookies(answer)).toEqual(expect.arrayContaining(['__Host-candela_auth=', 's=', 't=', 'XSRF-TOKEN=']));
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of its domain', { 'sec-fetch-site': 'same-site' }],
    ['another site in a browser that does not say so', { referer: 'https://evil.test/' }],
    ['a neighbour in such a browser', { referer: 'https://blog.candela-cinemas.fr/' }],
    ['one that hides where it is', {}],
  ])('cannot be had by %s', async (_, headers) => {
    const answer = await ask('/auth/logout', { cookie: '__Host-candela_auth=x', headers });
    expect([redirectTarget(answer), listCookies(answer)]).toEqual([`https://${host()}/`, []]);
  });

  it('is there for who types its address, and for an old browser on a page of the site', async () => {
    for (const headers of [{ 'sec-fetch-site': 'none' }, { referer: `https://${host()}/mon-compte` }]) {
      const answer = await ask('/auth/logout', { cookie: '__Host-candela_auth=x', headers });
      expect(listCookies(answer)).toContain('__Host-candela_auth=');
    }
  });

  it('works while the provider is down', async () => {
    provider.server.use(http.get(`${provider.issuer()}.well-known/openid-configuration`, () => HttpResponse.error()));
    const answer = await ask('/auth/logout', { cookie: '__Host-candela_auth=x', headers: own });
    expect(redirectTarget(answer)).toBe(`https://${host()}/`);
    expect(listCookies(answer)).toContain('__Host-candela_auth=');
  });
});
