import { createHash, hkdfSync, randomUUID } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { env } from '@/lib/env/env';
import type { SiteId } from '@/lib/sites/sites';
import { NoSignInError } from './auth-clients';
import { cookieNames } from './cookies';
import type { SiteOrigin } from './site-origin';

/** Characters of a token that still fits into a cookie once it is encrypted. */
export const longestToken = 2_700;

function key(): Uint8Array {
  const { authSecret } = env();
  if (!authSecret) throw new NoSignInError('AUTH0_SECRET is not set, so nobody can sign in.');
  return new Uint8Array(hkdfSync('sha256', authSecret, '', 'candela frame session', 32));
}

/** The `Set-Cookie` line that keeps a token of the iframe flow where no script can read it, until the token ends. */
export async function buildTokenCookie({ site, origin }: SiteOrigin, token: string, exp: number): Promise<string> {
  const sealed = await new EncryptJWT({ token })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(site)
    .setJti(randomUUID())
    .setExpirationTime(exp)
    .encrypt(key());
  const seconds = Math.max(0, Math.floor(exp - Date.now() / 1000));
  return line(origin, sealed, seconds);
}

export const buildTokenRemoval = ({ origin }: SiteOrigin): string => line(origin, '', 0);

/** What such a cookie holds: the token, which hand-over of it this is, and when it ends, in milliseconds. */
type Frame = { token: string; id: string; until: number };

/** Null for a cookie of another site, a changed one, and one whose token has ended. */
export async function findFrame(site: SiteId, sealed: string | undefined): Promise<Frame | null> {
  if (!sealed) return null;
  const secret = key();
  const { payload } = await jwtDecrypt(sealed, secret, { audience: site }).catch(() => ({ payload: null }));
  if (typeof payload?.token !== 'string') return null;
  const { token, jti, exp = 0 } = payload;
  // One that was sealed before hand-overs had names.
  const id = jti ?? createHash('sha256').update(token).digest('base64url');
  return { token, id, until: exp * 1000 };
}

const line = (origin: string, value: string, maxAge: number) =>
  [
    `${cookieNames(origin).frame}=${value}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(origin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
