import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

/** `undefined` takes a claim away. */
type Claims = { [Name in keyof JWTPayload]?: JWTPayload[Name] | undefined };
type Signing = { header?: Record<string, unknown>; key?: CryptoKey | Uint8Array };

/** An identity provider, a client API and a catalogue for tests of sign-in, on addresses of their own for every test. */
export function providerForTests() {
  const server = setupServer();
  let keys: { publicKey: CryptoKey; privateKey: CryptoKey };
  let visit = 0;
  const host = () => `id-${visit}.test`;
  const issuer = () => `https://${host()}/`;

  const usual = (): HttpHandler[] => [
    http.get(`${issuer()}.well-known/openid-configuration`, () =>
      HttpResponse.json({
        issuer: issuer(),
        authorization_endpoint: `${issuer()}authorize`,
        token_endpoint: `${issuer()}token`,
        jwks_uri: `${issuer()}jwks`,
        end_session_endpoint: `${issuer()}end`,
        id_token_signing_alg_values_supported: ['RS256'],
      }),
    ),
    http.get(`${issuer()}jwks`, async () =>
      HttpResponse.json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] }),
    ),
  ];

  beforeAll(async () => {
    server.listen();
    keys = await generateKeyPair('RS256', { extractable: true });
  });
  beforeEach(() => {
    visit += 1;
    vi.stubEnv('AUTH_DOMAIN', host());
    vi.stubEnv('AUTH_CLIENT_ID', '{site}-site');
    vi.stubEnv('AUTH_CLIENT_SECRET', 'secret of {site}');
    vi.stubEnv('AUTH_AUDIENCE', 'urn:clients:{site}');
    vi.stubEnv('AUTH_FRAME_HOSTS', 'join.test');
    vi.stubEnv('AUTH0_SECRET', `a secret of thirty-two characters ${visit}`);
    vi.stubEnv('CATALOGUE_API_URL', `https://{site}-${visit}.api.test`);
    for (const level of ['error', 'warn', 'info'] as const) vi.spyOn(console, level).mockReturnValue();
    server.use(...usual());
  });
  afterEach(() => {
    server.resetHandlers();
    vi.useRealTimers();
  });
  afterAll(() => server.close());

  const now = () => Math.floor(Date.now() / 1000);
  return {
    server,
    issuer,
    catalogue: (site: string) => `https://${site}-${visit}.api.test`,
    keys: () => keys,
    now,
    /** A token as the provider signs it for a site. */
    sign: (claims: Claims = {}, { header, key = keys.privateKey }: Signing = {}, site = 'ch') => {
      const usualClaims = { iss: issuer(), aud: `urn:clients:${site}`, sub: 'm-1', azp: `${site}-site` };
      const payload = { ...usualClaims, iat: now(), exp: now() + 3600, ...claims };
      return new SignJWT(JSON.parse(JSON.stringify(payload)))
        .setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header })
        .sign(key);
    },
    /** All that was logged since the test began. */
    logged: () =>
      (['error', 'warn', 'info'] as const)
        .flatMap((level) => vi.mocked(console[level]).mock.calls)
        .flat()
        .join('\n'),
  };
}
