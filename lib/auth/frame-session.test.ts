import { decodeProtectedHeader } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTokenCookie, buildTokenRemoval, findFrame } from './frame-session';

const place = { site: 'ch', origin: 'https://www.candela-cinemas.ch' } as const;
const soon = () => Math.floor(Date.now() / 1000) + 3600;
const findToken = async (...asked: Parameters<typeof findFrame>) => (await findFrame(...asked))?.token ?? null;
const sealedIn = (line: string) => /=([^;]*)/.exec(line)?.[1] ?? '';

beforeEach(() => vi.stubEnv('AUTH0_SECRET', 'a secret of thirty-two characters, or more'));

describe('the token of the overlay', () => {
  it('is kept where no script and no other site can read it, until it ends', async () => {
    const line = await buildTokenCookie(place, 'the.token.itself', soon());
    expect(line).toMatch(/^__Host-candela_frame=[^;]+; Path=\/; Max-Age=3(600|59\d); HttpOnly; SameSite=Lax; Secure$/);
    expect(line).not.toContain('the.token.itself');
    expect(decodeProtectedHeader(sealedIn(line))).toEqual({ alg: 'dir', enc: 'A256GCM' });
    expect(await findToken('ch', sealedIn(line))).toBe('the.token.itself');
  });

  it('travels without TLS on this machine alone', async () => {
    expect(await buildTokenCookie({ site: 'ch', origin: 'http://ch.localhost:3000' }, 't', soon())).not.toContain(
      'Secure',
    );
  });

  it('is nothing to another site, to a changed cookie, and after its end', async () => {
    const value = sealedIn(await buildTokenCookie(place, 't', soon()));
    expect(await findToken('fr', value)).toBeNull();
    for (const at of [5, value.length - 3]) {
      const bent = value.slice(0, at) + (value[at] === 'A' ? 'B' : 'A') + value.slice(at + 1);
      expect(await findToken('ch', bent)).toBeNull();
    }
    expect(await findToken('ch', sealedIn(await buildTokenCookie(place, 't', soon() - 7200)))).toBeNull();
    expect(await findToken('ch', undefined)).toBeNull();
  });

  it('is nothing to a server with another secret', async () => {
    const value = sealedIn(await buildTokenCookie(place, 't', soon()));
    vi.stubEnv('AUTH0_SECRET', 'another secret of thirty-two characters');
    expect(await findToken('ch', value)).toBeNull();
  });

  it('is forgotten at once', () => {
    expect(buildTokenRemoval(place)).toContain('__Host-candela_frame=; Path=/; Max-Age=0');
  });
});

it('without a secret nothing is kept, in a sentence that says so', async () => {
  vi.stubEnv('AUTH0_SECRET', '');
  await expect(buildTokenCookie(place, 't', soon())).rejects.toThrow('AUTH0_SECRET is not set, so nobody can sign in.');
});
