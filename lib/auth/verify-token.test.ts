import { exportSPKI, generateKeyPair } from 'jose';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { providerForTests } from '@/tests/support/provider';
import { InvalidTokenError, ProviderDownError, verifyAccessToken, verifyIdToken } from './verify-token';

const provider = providerForTests();
const { sign, now } = provider;
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a token of the provider', () => {
  it('for the client API of the site is believed', async () => {
    expect((await verifyAccessToken('ch', await sign())).sub).toBe('m-1');
  });

  it('for the site itself says who signed in', async () => {
    expect((await verifyIdToken('ch', await sign({ aud: 'ch-site' }))).sub).toBe('m-1');
  });

  it('is believed for a minute after its end, as clocks differ, and before its time', async () => {
    await expect(verifyAccessToken('ch', await sign({ exp: now() - 50 }))).resolves.toBeTruthy();
    await expect(verifyAccessToken('ch', await sign({ nbf: now() + 50 }))).resolves.toBeTruthy();
  });

  it.each([
    ['ended two minutes ago', () => ({ exp: now() - 120 })],
    ['never ends', () => ({ exp: undefined })],
    ['is not yet to be used', () => ({ nbf: now() + 120 })],
    ['was issued in the future', () => ({ iat: now() + 120 })],
    ['does not say when it was issued', () => ({ iat: undefined })],
    ['is by another issuer', () => ({ iss: 'https://evil.test/' })],
    ['is for another API', () => ({ aud: 'urn:other' })],
    ['is for another site of ours', () => ({ aud: 'urn:clients:fr', azp: 'fr-site' })],
    ['was given to another party', () => ({ azp: 'fr-site' })],
    ['is for several and names no party', () => ({ aud: ['urn:clients:ch', 'urn:other'], azp: undefined })],
    ['is about nobody', () => ({ sub: undefined })],
    ['is about an empty name', () => ({ sub: '' })],
  ])('that %s is refused', async (_, claims) => {
    await expect(verifyAccessToken('ch', await sign(claims()))).rejects.toThrow(InvalidTokenError);
  });
});

describe('a forged token', () => {
  it('without a signature is refused', async () => {
    const [, payload] = (await sign()).split('.');
    await expect(verifyAccessToken('ch', `${part({ alg: 'none' })}.${payload}.`)).rejects.toThrow(InvalidTokenError);
    await expect(verifyAccessToken('ch', `${part({ alg: 'None', kid: 'k1' })}.${payload}.x`)).rejects.toThrow(
      InvalidTokenError,
    );
  });

  it('with another client inside is refused', async () => {
    const [header, payload = '', signature] = (await sign()).split('.');
    const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: 'm-2' };
    await expect(verifyAccessToken('ch', `${header}.${part(claims)}.${signature}`)).rejects.toThrow(InvalidTokenError);
  });

  it('signed with the public key as a password is refused', async () => {
    const key = new TextEncoder().encode(await exportSPKI(provider.keys().publicKey));
    const token = await sign({}, { header: { alg: 'HS256' }, key });
    await expect(verifyAccessToken('ch', token)).rejects.toThrow(InvalidTokenError);
  });

  it('signed by a stranger is refused, under the name of a known key and of an unknown one', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    for (const kid of ['k1', 'k2'])
      await expect(verifyAccessToken('ch', await sign({}, { header: { kid }, key: privateKey }))).rejects.toThrow(
        InvalidTokenError,
      );
  });

  it('that names the place of its own key is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const header = { jku: 'https://evil.test/jwks', kid: 'evil' };
    await expect(verifyAccessToken('ch', await sign({}, { header, key: privateKey }))).rejects.toThrow(
      InvalidTokenError,
    );
  });

  it.each(['', 'x', 'a.b', 'a.b.c', '..', 'é.é.é'])('of nonsense, "%s", is refused', async (token) => {
    await expect(verifyAccessToken('ch', token)).rejects.toThrow(InvalidTokenError);
  });

  it('is not repeated in the error', async () => {
    const token = await sign({ iss: 'https://evil.test/' });
    const error = await verifyAccessToken('ch', token).catch((caught: Error) => caught);
    expect(String(error)).not.toContain(token.slice(0, 20));
  });
});

describe('when the provider', () => {
  const spoil = (path: string, answer: () => Response | Promise<Response>) =>
    provider.server.use(http.get(`${provider.issuer()}${path}`, () => answer() as never));

  it.each([
    ['is down', '.well-known/openid-configuration', () => HttpResponse.error()],
    ['answers with an error', '.well-known/openid-configuration', () => new Response('', { status: 500 })],
    [
      'names another issuer',
      '.well-known/openid-configuration',
      () => Response.json({ issuer: 'https://evil.test/', jwks_uri: 'https://evil.test/jwks' }),
    ],
    ['has lost its keys', 'jwks', () => new Response('', { status: 500 })],
    ['sends other things than keys', 'jwks', () => Response.json({ nothing: true })],
    ['does not tell its keys', 'jwks', () => HttpResponse.error()],
  ])('%s, nobody is believed and nobody is called a liar', async (_, path, answer) => {
    spoil(path, answer);
    await expect(verifyAccessToken('ch', await sign())).rejects.toThrow(ProviderDownError);
  });

  it.each(['jwks', '.well-known/openid-configuration'])('comes back, so does belief, in seconds: %s', async (path) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    provider.server.use(
      http.get(`${provider.issuer()}${path}`, () => new Response('', { status: 503 }), { once: true }),
    );
    await expect(verifyAccessToken('ch', await sign())).rejects.toThrow(ProviderDownError);
    vi.setSystemTime(Date.now() + 3_000);
    await expect(verifyAccessToken('ch', await sign())).resolves.toBeTruthy();
  });

  const all = async (tokens: string[]) =>
    (await Promise.allSettled(tokens.map((token) => verifyAccessToken('ch', token)))).map((result) =>
      result.status === 'rejected' ? result.reason.name : 'believed',
    );
  const countAsked = (path: string, status: number) => {
    const asked = vi.fn(() => new Response('', { status }));
    spoil(path, asked);
    return asked;
  };

  it('is down, it is asked nothing about what is no token of its', async () => {
    const asked = countAsked('.well-known/openid-configuration', 503);
    const [header, payload, signature] = (await sign()).split('.');
    const rubbish = [
      ...['', 'x', 'a.b', 'a.b.c', '..', 'é.é.é', `${header}.${payload}`, `${header}.!.${signature}`],
      `${part({ alg: 'none' })}.${payload}.`,
      `${part({ alg: 'HS256', kid: 'k1' })}.${payload}.${signature}`,
      `${part([])}.${payload}.${signature}`,
      `${header}.${part('text')}.${signature}`,
      await sign({ iss: 'https://evil.test/' }),
      await sign({ iss: undefined }),
    ];
    const results = await all(Array.from({ length: 50 }, (_, index) => rubbish[index % rubbish.length] ?? ''));
    expect(new Set(results)).toEqual(new Set(['InvalidTokenError']));
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(['.well-known/openid-configuration', 'jwks'])(
    'is down, it is asked once for fifty tokens, and no more for those that follow: %s',
    async (path) => {
      const asked = countAsked(path, 503);
      const tokens = await Promise.all(Array.from({ length: 50 }, () => sign()));
      expect(new Set(await all(tokens))).toEqual(new Set(['ProviderDownError']));
      for (const token of tokens.slice(0, 5)) expect(await all([token])).toEqual(['ProviderDownError']);
      expect(asked).toHaveBeenCalledTimes(1);
    },
  );

  it('is down, those whose key is known are believed, whatever others send', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await verifyAccessToken('ch', await sign());
    spoil('jwks', () => HttpResponse.error());
    vi.setSystemTime(Date.now() + 6_000);
    expect(await all([await sign({}, { header: { kid: 'k9' } })])).toEqual(['ProviderDownError']);
    expect(await all([await sign()])).toEqual(['believed']);
  });
});
