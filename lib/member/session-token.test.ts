import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { POST } from '@/app/api/session/route';
import { visitorForTests } from '@/tests/support/visitor-for-tests';

const visitor = visitorForTests();
const open = (body: unknown) => POST(visitor.request('/api/session', { body }));

describe('the token of the overlay', () => {
  it('is kept in a cookie once it is proven', async () => {
    const response = await open({ token: await visitor.sign() });
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()[0]).toMatch(/^candela_frame=.{100,}HttpOnly; SameSite=Lax$/);
  });

  it.each([
    ['past its end', () => visitor.sign({ exp: visitor.now() - 120 })],
    ['for another site', () => visitor.sign({}, {}, 'fr')],
    ['by another issuer', () => visitor.sign({ iss: 'https://evil.test/' })],
    ['without a signature', async () => `${(await visitor.sign()).split('.').slice(0, 2).join('.')}.`],
    ['of no length', async () => ''],
    ['too long for a cookie', () => visitor.sign({ padding: 'x'.repeat(3_000) })],
    ['that is a number', async () => 42],
    ['that is missing', async () => undefined],
  ])('is refused %s', async (_, token) => {
    const response = await open({ token: await token() });
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, []]);
  });

  it.each([
    ['for another site', () => visitor.sign({ sub: 'm-2' }, {}, 'fr')],
    ['of tomorrow', () => visitor.sign({ sub: 'm-3', iat: visitor.now() + 600 })],
    ['past its end', () => visitor.sign({ sub: 'm-4', exp: visitor.now() - 120 })],
    ['for another client', () => visitor.sign({ sub: 'm-5', azp: 'another' })],
  ])('that is signed by the provider and %s has somebody woken, once an account', async (_, sign) => {
    const token = await sign();
    await open({ token });
    expect(visitor.logged().match(/"event":"token refused"/g)).toHaveLength(1);
    expect(visitor.logged()).not.toContain('"token doubted"');
    // Who has one may hand it over as often as they like.
    for (let time = 0; time < 11; time += 1) await open({ token });
    expect(visitor.logged().match(/"level":"error","event":"token refused"/g)).toHaveLength(1);
    expect(visitor.logged().match(/"level":"warn","event":"token doubted"/g)).toHaveLength(11);
  });

  it.each([
    ['is no token', async () => 'x.y.z'],
    ['names another issuer', () => visitor.sign({ iss: 'https://evil.test/' })],
    ['has no signature', async () => `${(await visitor.sign()).split('.').slice(0, 2).join('.')}.`],
    ['has another one’s signature', async () => `${(await visitor.sign()).slice(0, -12)}AAAAAAAAAAAA`],
    ['names a key that nobody has', () => visitor.sign({}, { header: { kid: 'another' } })],
  ])('that %s wakes nobody', async (_, token) => {
    await open({ token: await token() });
    expect(visitor.logged()).not.toContain('"token refused"');
    expect(visitor.logged()).toMatch(/"level":"warn","event":"token doubted","site":"ch",.*"rule":"/);
  });

  it('is refused where sign-in is by redirect', async () => {
    visitor.upstream('get', '/api/settings', visitor.settings({ authentication: { mechanism: 'redirect' } }));
    expect((await open({ token: await visitor.sign() })).status).toBe(404);
  });

  it('is no matter of trust while the provider is down', async () => {
    visitor.server.use(http.get(`${visitor.issuer()}jwks`, () => HttpResponse.error()));
    expect((await open({ token: await visitor.sign() })).status).toBe(502);
    // An alert counts it.
    expect(visitor.logged()).toContain('"level":"error","event":"sign-in unavailable"');
  });

  it('wakes nobody where no provider is set: whoever likes may hand one over', async () => {
    const token = await visitor.sign();
    vi.stubEnv('AUTH_DOMAIN', '');
    expect((await open({ token })).status).toBe(502);
    expect(visitor.logged()).not.toContain('"sign-in unavailable"');
  });
});
