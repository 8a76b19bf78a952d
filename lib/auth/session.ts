import type { NextRequest } from 'next/server';
import { log } from '@/lib/process/log';
import { type Claims, parseClaims } from './claims';
import { cookieNames, isPartOf } from './cookies';
import { isEnded, type KnownSession } from './ended-sessions';
import { isAnonymous } from './failure';
import { buildTokenRemoval, findFrame } from './frame-session';
import { findSession, type Mechanism } from './known-session';
import { type FoundToken, readToken } from './renewal';
import type { SiteOrigin } from './site-origin';
import { InvalidTokenError, ProviderDownError } from './verify-token';

/** A signed-in visitor: the token for the client API, which never goes to the browser, and what it says. */
export type Visitor = { token: string; claims: Claims };
export type Held = {
  visitor: Visitor | null;
  /** `Set-Cookie` lines that the answer must carry: a renewed session, or the end of a dead one. */
  setCookie: readonly string[];
};

const nobody: Held = { visitor: null, setCookie: [] };

/** Who asks, by the cookies of the request. Throws `ProviderDownError` when a session cannot be renewed just now. */
export async function readVisitor(request: NextRequest, siteOrigin: SiteOrigin, mechanism: Mechanism): Promise<Held> {
  let session: KnownSession | null = null;
  try {
    session = await findSession[mechanism](request, siteOrigin);
    // Its cookie is left alone: this answer may come late, and would take the one of whoever has signed in again from the browser.
    if (session && (await isEnded(session))) return nobody;
    // The library lets a session that is renewed last for as long again.
    if (session && session.until <= Date.now()) throw new InvalidTokenError('a session past its time');
    const { token, setCookie } = await tokens[mechanism](request, siteOrigin);
    // Another tab has signed out meanwhile: a renewed cookie would sign the browser in again.
    if (session && setCookie.length && (await isEnded(session))) return nobody;
    return token === null
      ? { visitor: null, setCookie }
      : { visitor: { token, claims: parseClaims(token) }, setCookie };
  } catch (error) {
    // The provider renews nothing that was signed out meanwhile.
    if (session && (await isEnded(session))) return nobody;
    if (!(error instanceof InvalidTokenError) && !isAnonymous(error)) throw asOutage(error);
    log.info('session ended', { site: siteOrigin.site, reason: error instanceof Error ? error.name : 'unknown' });
    return { visitor: null, setCookie: buildEndings(request, siteOrigin) };
  }
}

const tokens: Readonly<Record<Mechanism, (request: NextRequest, siteOrigin: SiteOrigin) => Promise<FoundToken>>> = {
  redirect: readToken,
  iframe: async (request, siteOrigin) => {
    const sealed = request.cookies.get(cookieNames(siteOrigin.origin).frame)?.value;
    const token = (await findFrame(siteOrigin.site, sealed))?.token ?? null;
    return { token, setCookie: sealed && token === null ? [buildTokenRemoval(siteOrigin)] : [] };
  },
};

const asOutage = (error: unknown) =>
  error instanceof ProviderDownError ? error : new ProviderDownError('The session cannot be renewed', { cause: error });

/** Removes whatever session a request bears. */
export function buildEndings(request: NextRequest, siteOrigin: SiteOrigin): string[] {
  const names = cookieNames(siteOrigin.origin);
  const own = request.cookies.getAll().filter(({ name }) => isPartOf(names.session, name));
  const secure = siteOrigin.origin.startsWith('https:') ? '; Secure' : '';
  return [
    ...own.map(({ name }) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`),
    ...(request.cookies.has(names.frame) ? [buildTokenRemoval(siteOrigin)] : []),
  ];
}
