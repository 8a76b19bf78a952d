import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { DELETE, GET, POST } from '@/app/api/session/route';
import { visitorForTests } from '@/tests/support/visitor-for-tests';

const visitor = visitorForTests();
const { request, heard, cookieOf, upstream } = visitor;
const ask = (cookie = '', query = '') => GET(request(`/api/session${query}`, { method: 'GET', cookie }));
const open = (body: unknown) => POST(request('/api/session', { body }));
const urls = {
  login: 'https://join.test/login',
  signup: 'https://join.test/signup',
  register: null,
  emailValidation: null,
};
const out = { client: null, mark: null, mechanism: 'iframe', isForced: false, urls };

describe('the session of', () => {
  it('nobody is an answer, not a refusal', async () => {
    const response = await ask();
    expect([response.status, await response.json()]).toEqual([200, out]);
    expect(heard.some(({ authorization }) => authorization)).toBe(false);
  });

  it('a client is built of the token, the account and the favourites that the site knows', async () => {
    const { cookie, token } = await cookieOf({ email: 'token@post.example' });
    const text = await (await ask(cookie)).text();
    expect(JSON.parse(text)).toMatchObject({
      client: { id: 'c-7', name: 'Noor Bakker', email: 'noor@post.example', initials: 'NB', favoriteCinemas: ['one'] },
    });
    expect(text).not.toContain(token);
    const bearers = heard.filter(({ authorization }) => authorization === `Bearer ${token}`);
    expect(bearers.map(({ url }) => url.split('/api/en/')[1]).sort()).toEqual(['accounts/me', 'accounts/me/cinemas']);
    expect(heard.every(({ cookie: sent }) => sent === null)).toBe(true);
  });

  it('a client of a site without a client API is built of the token alone', async () => {
    upstream('get', '/api/settings', visitor.settings({ clientUrl: null }));
    const { cookie } = await cookieOf({ email: 'token@post.example', family_name: 'Token' });
    expect((await (await ask(cookie)).json()).client).toMatchObject({ id: 'm-1', name: 'Token', registered: true });
  });

  it('anyone is in no cache', async () => {
    const { cookie } = await cookieOf();
    for (const response of [await ask(), await ask(cookie), await ask('candela_frame=x'), await open({})])
      expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('the visitor’s language asks the client API in it, and what is no language asks it in that of the site', async () => {
    const { cookie } = await cookieOf();
    await ask(cookie, '?language=de');
    expect(heard.find(({ url }) => url.endsWith('accounts/me'))?.url).toContain('/clients/api/de/');
    await ask(cookie, '?language=xx');
    expect(heard.findLast(({ url }) => url.endsWith('accounts/me'))?.url).toContain('/clients/api/en/');
  });
});

describe('nobody is signed in', () => {
  it.each([
    ['by a token past its end', async () => (await cookieOf({ exp: visitor.now() - 5 })).cookie],
    ['by an undecodable one', async () => 'candela_frame=x.y.z'],
    ['by a cookie of the other kind of site', async () => 'candela_auth=x'],
  ])('%s, and the cookie goes', async (_, cookie) => {
    const response = await ask(await cookie());
    expect((await response.json()).client).toBeNull();
    const gone = response.headers.getSetCookie().some((line) => line.startsWith('candela_frame=;'));
    expect(gone).toBe((await cookie()).startsWith('candela_frame'));
  });

  it('when the client API knows the token no more, and the cookie goes', async () => {
    upstream('get', '/clients/api/*/accounts/me', { error: 'no' }, 401);
    const response = await ask((await cookieOf()).cookie);
    expect([response.status, (await response.json()).client]).toEqual([200, null]);
    expect(response.headers.getSetCookie()[0]).toContain('candela_frame=; Path=/; Max-Age=0');
  });

  it('though the browser was told so: it is told otherwise', async () => {
    const lines = (await ask('candela_signed=1')).headers.getSetCookie();
    expect(lines).toEqual(['candela_signed=; Path=/; Max-Age=0']);
    expect((await ask((await cookieOf()).cookie)).headers.getSetCookie()).toEqual([]);
  });

  it('where the site has no sign-in', async () => {
    upstream('get', '/api/settings', visitor.settings({ features: { authentication: false } }));
    const response = await ask((await cookieOf()).cookie);
    expect((await response.json()).client).toBeNull();
  });

  it('on a host that nobody owns', async () => {
    const { cookie } = await cookieOf();
    const asked = request('/api/session', { method: 'GET', cookie, headers: { host: 'evil.test' } });
    expect((await GET(asked)).status).toBe(404);
  });
});

describe('an outage', () => {
  it.each([
    ['of the account', '/clients/api/*/accounts/me', 504],
    ['of the favourites', '/clients/api/*/accounts/me/cinemas', 504],
  ])('%s is told without a word of the visitor', async (_, path, status) => {
    visitor.down(path);
    const { cookie, token } = await cookieOf({ email: 'token@post.example' });
    const response = await ask(cookie);
    expect([response.status, await response.json()]).toEqual([status, { error: expect.any(String) }]);
    // The session is kept: it may be good again in a minute.
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(visitor.logged()).not.toMatch(new RegExp(`post\\.example|${token.slice(0, 30)}|m-1`));
  });

  it.each([
    ['an error', { error: 'noor@post.example' }, 500],
    ['something else than agreed', { icu: { of: 'noor@post.example' } }, 200],
  ])('by %s neither', async (_, json, status) => {
    upstream('get', '/clients/api/*/accounts/me', json, status);
    const response = await ask((await cookieOf()).cookie);
    expect([response.status, await response.json()]).toEqual([502, { error: expect.any(String) }]);
    expect(visitor.logged()).not.toContain('post.example');
  });

  it.each([
    ['7', '7'],
    [null, '60'],
    ['86400', '60'],
    ['soon', '60'],
  ])('by too many calls is told with %j as %s seconds', async (said, told) => {
    const refuse = () => new HttpResponse('', { status: 429, headers: said === null ? {} : { 'retry-after': said } });
    visitor.server.use(http.get(`${visitor.catalogue('ch')}/clients/api/*/accounts/me`, refuse));
    const { status, headers } = await ask((await cookieOf()).cookie);
    expect([status, headers.get('retry-after')]).toEqual([429, told]);
  });

  it('of the pages for the overlay leaves the rest', async () => {
    visitor.down('/clients/api/*/webview');
    const session = await (await ask((await cookieOf()).cookie)).json();
    expect(session).toMatchObject({ client: { id: 'c-7' }, urls: null });
  });
});

it('pages for the overlay come from configured hosts only', async () => {
  upstream('get', '/clients/api/*/webview', { urlLogin: 'https://evil.test/login', urlSignup: urls.signup });
  expect((await (await ask()).json()).urls).toMatchObject({ login: null, signup: urls.signup });
});

describe('signing out', () => {
  it('ends the session here and at the client API', async () => {
    const { cookie, token } = await cookieOf();
    const response = await DELETE(request('/api/session', { method: 'DELETE', cookie }));
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie().join()).toContain('candela_frame=; Path=/; Max-Age=0');
    expect(heard.find(({ url }) => url.endsWith('/logout'))?.authorization).toBe(`Bearer ${token}`);
  });

  it('leaves nobody a copy of the cookie that is of use, and whoever signs in again with the same token a session', async () => {
    const { cookie, token } = await cookieOf();
    const again = await open({ token });
    await DELETE(request('/api/session', { method: 'DELETE', cookie }));
    expect((await (await ask(cookie)).json()).client).toBeNull();
    const other = again.headers.getSetCookie()[0]?.split(';')[0];
    expect((await (await ask(other)).json()).client).toMatchObject({ id: 'c-7' });
  });

  it('ends it here when the client API is down', async () => {
    visitor.down('/clients/api/*/logout');
    const { cookie } = await cookieOf();
    const response = await DELETE(request('/api/session', { method: 'DELETE', cookie }));
    expect(response.headers.getSetCookie().join()).toContain('candela_frame=; Path=/; Max-Age=0');
  });
});
