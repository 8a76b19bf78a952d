import type { CryptoKey } from 'jose';
import { demo, forSite } from '@/lib/env/demo';
import type { SiteId } from '@/lib/sites/sites';
import type { Member } from '../world/accounts/members';
import { claimsOf } from './claims';

type Keys = { issuer: string; kid: string; publicKey: CryptoKey; privateKey: CryptoKey };

/** Loaded for the first client: the catalogue starts without it. */
const jose = () => import('jose');

let keys: Keys | null = null;
export const keepKeys = (made: Keys): void => {
  keys = made;
};

/** The token that the iframe hands to the page around it. */
export async function frameToken(site: SiteId, member: Member): Promise<string> {
  if (!keys) throw new Error('The provider has not started');
  const { SignJWT } = await jose();
  return new SignJWT({ ...claimsOf(member), azp: forSite(demo.clientId, site) })
    .setProtectedHeader({ alg: 'RS256', kid: keys.kid })
    .setSubject(member.id)
    .setIssuer(keys.issuer)
    .setAudience(forSite(demo.audience, site))
    .setIssuedAt()
    .setNotBefore('-1s')
    .setExpirationTime('1h')
    .sign(keys.privateKey);
}

/** The client id in a bearer token of this provider for this site; null for any other token. */
export async function findSubject(site: SiteId, authorization: string | null): Promise<string | null> {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  if (!token || !keys) return null;
  const { issuer, publicKey } = keys;
  const { jwtVerify } = await jose();
  const options = { issuer, audience: forSite(demo.audience, site), algorithms: ['RS256'] };
  const { payload } = await jwtVerify(token, publicKey, options).catch(() => ({ payload: null }));
  return payload?.sub ?? null;
}
