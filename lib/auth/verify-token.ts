import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  jwtVerify,
  type ProtectedHeaderParameters,
} from 'jose';
import { LRUCache } from 'lru-cache';
import { env } from '@/lib/env/env';
import type { SiteAuth } from '@/lib/env/site-auth';
import { processWide } from '@/lib/process/process-wide';
import type { SiteId } from '@/lib/sites/sites';
import { patience } from './ask-provider';
import { askSparingly, listSpellings, readMetadata } from './provider-metadata';
import { algorithm, demandUsableKeys } from './usable-keys';

/** Seconds that clocks may differ (spec visitor §9). */
export const clockLeeway = 60;

/** A token nobody should believe (spec visitor §8). Its message names the rule, never the token. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
}

/** The provider's keys cannot be had, so nothing can be said of a token. */
export class ProviderDownError extends Error {
  override name = 'ProviderDownError';
}

type Keys = ReturnType<typeof createRemoteJWKSet>;
const known = processWide('provider keys', () => new LRUCache<string, Keys>({ max: 20, ttl: 3_600_000 }));

async function readKeys(issuer: string): Promise<Keys> {
  const found = known.get(issuer);
  if (found) return found;
  const { jwks_uri } = await readMetadata(issuer);
  // Whoever waited for the same answer takes what the first of them has made of it.
  const keys =
    known.get(issuer) ??
    createRemoteJWKSet(new URL(jwks_uri), {
      timeoutDuration: patience,
      cooldownDuration: 5_000,
      [customFetch]: askSparingly(issuer, demandUsableKeys),
    });
  known.set(issuer, keys);
  return keys;
}

const readReachableKeys = (issuer: string) =>
  readKeys(issuer).catch((error: unknown) => {
    throw new ProviderDownError('The provider does not tell its keys', { cause: error });
  });

/** Throws `InvalidTokenError` for what cannot be of the issuer by its look, about which nobody need be asked. */
function demandForm(token: string, issuer: string): void {
  const [header, payload] = decode(token);
  if (header?.alg !== algorithm) throw new InvalidTokenError('another algorithm');
  if (!payload?.iss || !listSpellings(issuer).includes(payload.iss)) throw new InvalidTokenError('another issuer');
}

function decode(token: string): [ProtectedHeaderParameters, JWTPayload] | [] {
  try {
    return [decodeProtectedHeader(token), decodeJwt(token)];
  } catch {
    return [];
  }
}

/**
 * Checks a token of the site's provider: signature by one of its keys with RS256, issuer, audience, authorised party,
 * subject, expiry, issued-at and not-before, with the leeway. Throws `InvalidTokenError` or `ProviderDownError`.
 */
async function verify(token: string, auth: SiteAuth, audience: string): Promise<JWTPayload & { sub: string }> {
  demandForm(token, auth.issuer);
  const keys = await readReachableKeys(auth.issuer);
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: [algorithm],
      issuer: listSpellings(auth.issuer),
      audience,
      clockTolerance: clockLeeway,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    const { sub, azp, aud, iat = 0 } = payload;
    if (!sub) throw new InvalidTokenError('no subject');
    if (azp === undefined ? Array.isArray(aud) && aud.length > 1 : azp !== auth.clientId)
      throw new InvalidTokenError('another authorised party');
    if (iat > Date.now() / 1000 + clockLeeway) throw new InvalidTokenError('issued in the future');
    return { ...payload, sub };
  } catch (error) {
    if (error instanceof InvalidTokenError) throw error;
    if (isOutage(error)) throw new ProviderDownError('The provider does not tell its keys', { cause: error });
    throw new InvalidTokenError(error instanceof errors.JOSEError ? error.code : 'unreadable');
  }
}

/** Not the token's fault: no keys in time, or none at all. */
const isOutage = (error: unknown) =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC') ||
  error instanceof TypeError;

const demandAuth = (site: SiteId): SiteAuth => {
  const auth = env().auth[site];
  if (!auth) throw new ProviderDownError('The site has no provider');
  return auth;
};

/** A token that says who signed in: it is for the site itself. */
export const verifyIdToken = (site: SiteId, token: string) =>
  verify(token, demandAuth(site), demandAuth(site).clientId);

/** A token for the client API. */
export const verifyAccessToken = (site: SiteId, token: string) =>
  verify(token, demandAuth(site), demandAuth(site).audience);
