import type { NextRequest } from 'next/server';
import type { Settings } from '@/lib/domain/settings';
import { log } from '@/lib/process/log';
import { type Claims, parseClaims } from './claims';
import { cookieNames, isPartOf } from './cookies';
import { isAnonymous } from './failure';
import { buildTokenRemoval, findToken } from './frame-session';
import { type FoundToken, readToken } from './renewal';
import type { SiteOrigin } from './site-origin';
import { InvalidTokenError, ProviderDownError } from './verify-token';

export type Mechanism = Settings['authentication']['mechanism'];

/** A signed-in visitor: the token for the client API, which never goes to the browser, and what it says. */
export type Visitor = { token: string; claims: Claims };
export type Held = {
  visitor: Visitor | null;
  /** `Set-Cookie` lines that the answer must carry: a renewed session, or the end of a dead one. */
  setCookie: readonly string[];
};

/** Who asks, by the cookies of the request. Throws `ProviderDownError` when a session cannot be renewed just now. */
export async function readVisitor(request: NextRequest, siteOrigin: SiteOrigin, mechanism: Mechanism): Promise<Held> {
  try {
    const { token, setCookie } = await tokens[mechanism](request, siteOrigin);
    return token === null
      ? { visitor: null, setCookie }
      : { visitor: { token, claims: parseClaims(token) }, setCookie };
  } catch (error) {
    if (!(error instanceof InvalidTokenError) && !isAnonymous(error)) throw asOutage(error);
    log.info('session ended', { site: siteOrigin.site, reason: error instanceof Error ? error.name : 'unknown' });
    return { visitor: null, setCookie: buildEndings(request, siteOrigin) };
  }
}

const tokens: Readonly<Record<Mechanism, (request: NextRequest, siteOrigin: SiteOrigin) => Promise<FoundToken>>> = {
  redirect: readToken,
  iframe: async (request, siteOrigin) => {
    const sealed = request.cookies.get(cookieNames(siteOrigin.origin).frame)?.value;
    const token = await findToken(siteOrigin.site, sealed);
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
