import type { NextRequest } from 'next/server';
import type { Settings } from '@/lib/domain/settings';
import { log } from '@/lib/process/log';
import { type Claims, claimsOf } from './claims';
import { frameCookie, sessionCookie } from './cookies';
import { isAnonymous } from './failure';
import { forgettingToken, keptToken } from './frame-session';
import type { Place } from './origin';
import { type Found, tokenOf } from './renewal';
import { InvalidTokenError, ProviderDownError } from './verify';

export type Mechanism = Settings['authentication']['mechanism'];

/** A signed-in visitor: the token for the client API, which never goes to the browser, and what it says. */
export type Visitor = { token: string; claims: Claims };
export type Held = {
  visitor: Visitor | null;
  /** `Set-Cookie` lines that the answer must carry: a renewed session, or the end of a dead one. */
  setCookie: readonly string[];
};

/** Who asks, by the cookies of the request. Throws `ProviderDownError` when a session cannot be renewed just now. */
export async function visitorOf(request: NextRequest, place: Place, mechanism: Mechanism): Promise<Held> {
  try {
    const { token, setCookie } = await tokens[mechanism](request, place);
    return token === null ? { visitor: null, setCookie } : { visitor: { token, claims: claimsOf(token) }, setCookie };
  } catch (error) {
    if (!(error instanceof InvalidTokenError) && !isAnonymous(error)) throw asOutage(error);
    log.info('session ended', { site: place.site, reason: error instanceof Error ? error.name : 'unknown' });
    return { visitor: null, setCookie: endings(request, place) };
  }
}

const tokens: Readonly<Record<Mechanism, (request: NextRequest, place: Place) => Promise<Found>>> = {
  redirect: tokenOf,
  iframe: async (request, place) => {
    const sealed = request.cookies.get(frameCookie)?.value;
    const token = await keptToken(place.site, sealed);
    return { token, setCookie: sealed && token === null ? [forgettingToken(place)] : [] };
  },
};

const asOutage = (error: unknown) =>
  error instanceof ProviderDownError ? error : new ProviderDownError('The session cannot be renewed', { cause: error });

/** Removes whatever session a request bears. */
export function endings(request: NextRequest, place: Place): string[] {
  const own = request.cookies
    .getAll()
    .filter(({ name }) => name === sessionCookie || name.startsWith(`${sessionCookie}__`));
  const secure = place.origin.startsWith('https:') ? '; Secure' : '';
  return [
    ...own.map(({ name }) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`),
    ...(request.cookies.has(frameCookie) ? [forgettingToken(place)] : []),
  ];
}
