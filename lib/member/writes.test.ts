import { describe, expect, it, vi } from 'vitest';
import * as client from '@/app/api/client/[id]/route';
import * as session from '@/app/api/session/route';
import { clientId, paramsOf, pickWrites, writingVisitor } from '@/tests/support/visitor-calls';

const visitor = writingVisitor();
const { request, heard, cookieOf, upstream, like, unlike, ask, say } = visitor;
type Sent = Parameters<typeof request>[1];

/** Every write there is. */
const writes: [string, (sent?: Sent, as?: string) => Promise<Response>][] = [
  ['add a favourite', (sent, as) => like('two', sent, as)],
  ['remove a favourite', (sent, as) => unlike('one', sent, as)],
  ['ask for feelings', (sent, as) => ask({ showSlugs: ['a'] }, sent, as)],
  ['say an intention', (sent, as) => say('intention', {}, sent, as)],
  ['say an emotion', (sent, as) => say('emotion', { emotion: 'loved' }, sent, as)],
];

describe.each([
  ...writes,
  [
    'open a session',
    (sent?: Sent) => session.POST(request('/api/session', { body: { token: 'x' }, ...sent })),
  ] as const,
  ['end a session', (sent?: Sent) => session.DELETE(request('/api/session', { method: 'DELETE', ...sent }))] as const,
])('to %s', (_, write) => {
  it.each([
    ['without the header of our pages', { isOwn: false }],
    ['from another site', { headers: { origin: 'https://evil.test' } }],
    ['from another site of ours', { headers: { origin: 'http://fr.localhost:3000' } }],
    ['across sites', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ])('%s is refused, and nothing is asked of anyone', async (_, sent) => {
    const { cookie } = await cookieOf();
    const response = await write({ ...sent, cookie });
    expect([response.status, await response.json()]).toEqual([403, { error: expect.any(String) }]);
    expect([response.headers.getSetCookie(), heard]).toEqual([[], []]);
  });
});

describe.each(writes)('to %s', (_, write) => {
  it('one must be signed in', async () => {
    for (const cookie of ['', 'candela_frame=x']) {
      expect((await write({ cookie })).status).toBe(401);
    }
    expect(pickWrites(heard)).toEqual([]);
  });

  it('takes the cookie of a dead session along with its refusal', async () => {
    const lines = (await write({ cookie: 'candela_frame=x' })).headers.getSetCookie();
    expect(lines).toContainEqual(expect.stringMatching(/^candela_frame=; .*Max-Age=0/));
    expect(lines).toContainEqual(expect.stringMatching(/^candela_signed=; .*Max-Age=0/));
  });

  it('one must be oneself, and whoever is not is in the log under no name', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { cookie } = await cookieOf();
    expect((await write({ cookie }, 'c-8')).status).toBe(403);
    expect(pickWrites(heard)).toEqual([]);
    const said = JSON.stringify(warn.mock.calls);
    expect(said).toContain('visitor refused');
    expect(said).not.toMatch(/c-[78]|m-1|post\.example/);
  });

  it('bears the token to the client API or the catalogue, and no cookie', async () => {
    const { cookie, token } = await cookieOf();
    const response = await write({ cookie });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await response.text()).not.toContain(token);
    const [change] = pickWrites(heard);
    expect(change).toMatchObject({ authorization: `Bearer ${token}`, cookie: null });
  });

  it.each([
    [401, 401],
    [403, 403],
    [404, 404],
    [409, 409],
    [500, 502],
    [418, 502],
  ])('a %i in the middle of it is told as %i, in words of our own', async (status, told) => {
    for (const [method, path] of [
      ['patch', '/clients/api/*/accounts/me/cinemas'],
      ['delete', '/clients/api/*/accounts/me/cinemas'],
      ['post', '/api/client/*'],
    ] as const)
      upstream(method, path, { error: 'noor@post.example' }, status);
    const { cookie, token } = await cookieOf();
    const response = await write({ cookie });
    expect(response.status).toBe(told);
    expect(await response.text()).not.toContain('post.example');
    expect(visitor.logged()).not.toMatch(new RegExp(`post\\.example|c-7|${token.slice(0, 30)}`));
  });

  it('is tried once: it may have arrived', async () => {
    visitor.down('/api/client/*');
    const { cookie } = await cookieOf();
    await write({ cookie });
    expect(pickWrites(heard).length).toBeLessThanOrEqual(1);
  });
});

const changes = writes.filter(([what]) => what !== 'ask for feelings');

it.each(changes.flatMap(([what, write]) => ['', '\r\n'].map((text) => [what, text, write] as const)))(
  'to %s is done when it is answered with 200 and %j',
  async (_, text, write) => {
    visitor.upstreamText('/clients/api/*/accounts/me/cinemas', text);
    visitor.upstreamText('/api/client/*', text);
    expect((await write(await cookieOf())).status).toBe(200);
  },
);

it('the client of the path is the one who asks', async () => {
  const { cookie } = await cookieOf();
  const read = (as: string) =>
    client.GET(request(`/api/client/${as}`, { method: 'GET', cookie }), paramsOf({ id: as }));
  expect(await (await read(clientId)).json()).toMatchObject({ id: clientId, favoriteCinemas: ['one'] });
  expect((await read('c-8')).status).toBe(403);
});
