import { Auth0Client } from '@auth0/nextjs-auth0/server';
import { LRUCache } from 'lru-cache';
import { NextResponse } from 'next/server';
import { env } from '@/lib/env/env';
import { log } from '@/lib/process/log';
import { processWide } from '@/lib/process/process-wide';
import { takeAllowance } from '@/lib/replicas/allowances';
import { patience } from './ask-provider';
import { cookieNames } from './cookies';
import { isOfProvider, isOwnDoing, listCodes, resolveFailure, withFailure } from './failure';
import { askKnowingly } from './provider-metadata';
import { resolveReturnPath } from './return-to';
import { sessionLifetime, signInLifetime } from './session-lifetime';
import { signInAllowance } from './sign-in-allowance';
import type { SiteOrigin } from './site-origin';
import { clockLeeway, verifyIdToken } from './verify-token';

const clients = processWide('auth clients', () => new LRUCache<string, Auth0Client>({ max: 50 }));

/** Sign-in is asked of a server that cannot do it. */
export class NoSignInError extends Error {
  override name = 'NoSignInError';
}

/** What the provider says of the visitor is not proven. */
export class RefusedSignInError extends Error {
  override name = 'RefusedSignInError';
  constructor(
    /** The page the visitor came from. */
    readonly whence: string,
    cause: unknown,
    /** It is proven, and was so too often in a minute. */
    readonly isTooOften = false,
  ) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : 'unknown', { cause });
  }
}

/**
 * The client of one site at one origin; its rules are tabled in decisions/0010. Throws `NoSignInError`, one sentence,
 * where none is configured.
 */
export function authClient({ site, origin }: SiteOrigin): Auth0Client {
  const found = clients.get(origin);
  if (found) return found;
  const { auth, authSecret, authErrorPath } = env();
  const own = auth[site];
  if (!own) throw new NoSignInError(`AUTH_DOMAIN is not set for ${site}, so nobody can sign in there.`);
  if (!authSecret) throw new NoSignInError('AUTH0_SECRET is not set, so nobody can sign in.');

  const names = cookieNames(origin);
  const { protocol, host } = new URL(own.issuer);
  const isLocal = protocol === 'http:';
  const client = new Auth0Client({
    domain: isLocal ? own.issuer.slice(0, -1) : host,
    allowInsecureRequests: isLocal,
    clientId: own.clientId,
    clientSecret: own.clientSecret,
    secret: authSecret,
    appBaseUrl: origin,
    routes: { login: '/auth/login', logout: '/auth/logout', callback: '/callback' },
    authorizationParameters: { scope: 'openid profile email offline_access', audience: own.audience },
    httpTimeout: patience,
    customFetch: askKnowingly(own.issuer),
    dpopOptions: { clockTolerance: clockLeeway },
    tokenRefreshBuffer: clockLeeway,
    enableAccessTokenEndpoint: false,
    enableTelemetry: false,
    logoutStrategy: 'oidc',
    // The hint is a token, and would stand in the browser's address and in the logs on its way.
    includeIdTokenHintInOIDCLogoutUrl: false,
    session: {
      rolling: false,
      absoluteDuration: sessionLifetime,
      cookie: { name: names.session, sameSite: 'lax' },
    },
    transactionCookie: { prefix: names.transactions, sameSite: 'lax', maxAge: signInLifetime },
    onCallback: async (error, { returnTo }, session) => {
      // None is known for an answer that was never asked for.
      const whence = returnTo === undefined ? authErrorPath : resolveReturnPath(returnTo);
      if (error) {
        const failure = resolveFailure(error);
        const facts = { site, codes: listCodes(error) };
        if (isOwnDoing(failure)) log.warn('sign-in given up', facts);
        else if (isOfProvider(error)) log.error('sign-in failed', facts);
        else log.warn('sign-in doubted', facts);
        return NextResponse.redirect(new URL(withFailure(whence, failure), origin));
      }
      // The library checks the claims and leaves the signature to TLS; what throws here leaves no session behind.
      const { sub } = await verifyIdToken(site, session?.tokenSet.idToken ?? '').catch((cause: unknown) => {
        throw new RefusedSignInError(whence, cause);
      });
      if (await takeAllowance(`signIn ${site} ${sub}`, signInAllowance))
        throw new RefusedSignInError(whence, null, true);
      return NextResponse.redirect(new URL(returnTo ?? '/', origin));
    },
  });
  clients.set(origin, client);
  return client;
}
