import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { redirectTarget, signInForTests } from '@/tests/support/sign-in';

const { provider, ask } = signInForTests();

it('a host that somebody thinks of costs the provider no question of its own', async () => {
  const asked: string[] = [];
  provider.server.use(
    http.get(`${provider.issuer()}.well-known/openid-configuration`, ({ request }) => {
      asked.push(request.url);
      const [issuer, name] = [provider.issuer(), (path: string) => `${provider.issuer()}${path}`];
      return HttpResponse.json({
        issuer,
        authorization_endpoint: name('authorize'),
        token_endpoint: name('token'),
        jwks_uri: name('jwks'),
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }),
  );
  const hosts = Array.from({ length: 60 }, (_, index) => `invented-${index}.candela-cinemas.fr`);
  for (const at of hosts) {
    const { host, searchParams } = new URL(redirectTarget(await ask('/auth/login', { at })));
    expect([host, searchParams.get('redirect_uri')]).toEqual([
      new URL(provider.issuer()).host,
      `https://${at}/callback`,
    ]);
  }
  // One by the library for all hosts, one for whether it is there just now.
  expect(asked).toHaveLength(2);
});

it('who signs in as soon as the provider is back is led to it', async () => {
  let isDown = true;
  const metadata = `${provider.issuer()}.well-known/openid-configuration`;
  provider.server.use(http.get(metadata, () => (isDown ? HttpResponse.error() : undefined)));
  expect(redirectTarget(await ask('/auth/login?returnTo=/films'))).toContain('/films#sign-in=unavailable');
  isDown = false;
  const { host } = new URL(redirectTarget(await ask('/auth/login?returnTo=/films')));
  expect(host).toBe(new URL(provider.issuer()).host);
});
