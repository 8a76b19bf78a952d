import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { providerForTests } from '@/tests/support/provider';
import { isProviderThere } from './provider-alive';
import { verifyAccessToken } from './verify-token';

const { server, issuer, sign } = providerForTests();
const setBack = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
const down = (path: string, once = false) =>
  server.use(http.get(`${issuer()}${path}`, () => new Response('', { status: 503 }), { once }));

it.each(['jwks', '.well-known/openid-configuration'])(
  'a provider that failed is asked again though the clock was set back since: %s',
  async (path) => {
    const token = await sign();
    down(path, true);
    await expect(verifyAccessToken('ch', token)).rejects.toThrow('provider');
    setBack();
    await expect(verifyAccessToken('ch', await sign())).resolves.toBeTruthy();
  },
);

it('a provider that answered is not taken to be there for an hour because the clock was set back', async () => {
  expect(await isProviderThere('ch')).toBe(true);
  down('.well-known/openid-configuration');
  setBack();
  expect(await isProviderThere('ch')).toBe(false);
});
