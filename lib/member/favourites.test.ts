import { afterEach, describe, expect, it, vi } from 'vitest';
import { pickWrites, writingVisitor } from '@/tests/support/visitor-calls';

const visitor = writingVisitor();
const { heard, cookieOf, upstream, like, unlike } = visitor;

afterEach(() => vi.unstubAllEnvs());

describe('favourite cinemas', () => {
  it('are told to the client API by its own codes', async () => {
    const { cookie } = await cookieOf();
    expect(await (await like('two', { cookie })).json()).toEqual({ favoriteCinemas: ['one', 'two'] });
    expect(await (await unlike('one', { cookie })).json()).toEqual({ favoriteCinemas: [] });
    expect(pickWrites(heard).map(({ method, body }) => [method, body])).toEqual([
      ['PATCH', '{"cinemas":["2"]}'],
      ['DELETE', '{"cinemas":["1"]}'],
    ]);
  });

  it('are told in the language of the page, or under a version where the client API has one', async () => {
    const { cookie } = await cookieOf();
    const told = () => pickWrites(heard).map(({ url }) => new URL(url).pathname.replace(/^.*\/clients/, ''));
    await like('two', { cookie });
    vi.stubEnv('CLIENT_API_VERSION', 'v1');
    await like('two', { cookie });
    expect(told()).toEqual(['/api/en/accounts/me/cinemas', '/api/v1/accounts/me/cinemas']);
  });

  it('end at the limit of the settings', async () => {
    upstream('get', '/clients/api/*/accounts/me/cinemas', { items: [{ codeCcs: '1' }, { codeCcs: '2' }] });
    const response = await like('three', await cookieOf());
    expect([response.status, await response.json()]).toEqual([409, { error: expect.any(String), limit: 2 }]);
    expect(pickWrites(heard)).toEqual([]);
  });

  it('end at the limit of the site where the settings name none', async () => {
    upstream('get', '/api/settings', visitor.settings({ favourites: {} }));
    expect((await like('two', await cookieOf())).status).toBe(409);
  });

  it('end at the limit when another tab was quicker', async () => {
    upstream('patch', '/clients/api/*/accounts/me/cinemas', {}, 409);
    const response = await like('two', await cookieOf());
    expect([response.status, (await response.json()).limit]).toEqual([409, 2]);
  });

  it('are in the list of cinemas', async () => {
    const { cookie } = await cookieOf();
    expect([(await like('nowhere', { cookie })).status, (await unlike('nowhere', { cookie })).status]).toEqual([
      404, 404,
    ]);
    expect(pickWrites(heard)).toEqual([]);
  });

  it('stay as they are when nothing is new', async () => {
    const { cookie } = await cookieOf();
    expect(await (await like('one', { cookie })).json()).toEqual({ favoriteCinemas: ['one'] });
    expect(await (await unlike('two', { cookie })).json()).toEqual({ favoriteCinemas: ['one'] });
    expect(pickWrites(heard)).toEqual([]);
  });
});
