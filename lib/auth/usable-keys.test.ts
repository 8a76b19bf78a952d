import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { providerForTests } from '@/tests/support/provider';
import { verifyAccessToken } from './verify-token';

const provider = providerForTests();
const { sign } = provider;
const rsa = { kty: 'RSA', n: 'AQAB', e: 'AQAB', kid: 'k1' };
const unknown = { header: { kid: 'k9' } };

function answerWithKeys(answer: () => Response) {
  const asked = vi.fn(answer);
  provider.server.use(http.get(`${provider.issuer()}jwks`, () => asked() as never));
  return asked;
}
const judge = (token: string) =>
  verifyAccessToken('ch', token).then(
    () => 'believed',
    ({ name }: Error) => name,
  );

describe('where the provider answers 200 and sends', () => {
  it.each([
    ['other things than keys', () => Response.json({})],
    ['half a list', () => new Response('{"keys": [')],
    ['no keys', () => Response.json({ keys: [] })],
    ['keys to encrypt with', () => Response.json({ keys: [{ ...rsa, use: 'enc' }] })],
    ['keys of another kind', () => Response.json({ keys: [{ kty: 'EC', crv: 'P-256', x: 'a', y: 'b', kid: 'k1' }] })],
    ['keys without their numbers', () => Response.json({ keys: [{ kty: 'RSA', kid: 'k1' }] })],
    ['a list that is not all keys', () => Response.json({ keys: [rsa, null] })],
  ])('%s, it is asked once in two seconds for all tokens, and none is called a lie', async (_, answer) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const asked = answerWithKeys(answer);
    const tokens = [await sign(), await sign({}, unknown), await sign()];
    for (const token of tokens) expect(await judge(token)).toBe('ProviderDownError');
    expect(asked).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 2_100);
    for (const token of tokens) expect(await judge(token)).toBe('ProviderDownError');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('one key that can be used among others, that one is', async () => {
    const { keys } = await fetch(`${provider.issuer()}jwks`).then((response) => response.json());
    answerWithKeys(() => Response.json({ keys: [{ ...rsa, use: 'enc' }, ...keys] }));
    expect(await judge(await sign())).toBe('believed');
  });

  it('no keys any more, those whose key is known are believed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await verifyAccessToken('ch', await sign());
    answerWithKeys(() => Response.json({ keys: [] }));
    vi.setSystemTime(Date.now() + 6_000);
    expect(await judge(await sign({}, unknown))).toBe('ProviderDownError');
    expect(await judge(await sign())).toBe('believed');
  });
});
