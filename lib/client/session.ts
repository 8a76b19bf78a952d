import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { claimsOf } from '@/lib/auth/claims';
import { keepingToken, longestToken } from '@/lib/auth/frame-session';
import { endings } from '@/lib/auth/session';
import { signedCookie } from '@/lib/auth/signed-cookie';
import { visitorCookies } from '@/lib/auth/site-settings';
import { InvalidTokenError, verifyAccessToken } from '@/lib/auth/verify';
import type { Client, Session } from '@/lib/domain/client';
import { log } from '@/lib/process/log';
import { ApiError } from '../api/errors';
import type { Answer } from './answer';
import type { Asker } from './asker';
import { jsonOf } from './body';
import { clientCalls } from './calls';
import { clientOf } from './read-client';
import { Refusal } from './refusal';
import { send } from './send';
import { noPages, webviewOf } from './webview';

/** What the site knows of the visitor when it starts. Null is a client too: the one who is not signed in. */
export async function readSession(asker: Asker, request: NextRequest): Promise<Answer> {
  const { settings } = asker;
  const { mechanism, forced } = settings.authentication;
  const found = await clientFor(request, asker);
  const needsPages = settings.features.authentication && (mechanism === 'iframe' || isUnfinished(found.client));
  const json: Session = {
    client: found.client,
    mechanism,
    isForced: forced && mechanism === 'redirect',
    urls: needsPages ? await pagesFor(asker) : noPages,
  };
  return { json, setCookie: [...found.setCookie, ...staleHint(request, found.client)] };
}

/** A hint that outlived its session would have every page ask for nothing. */
const staleHint = (request: NextRequest, client: Client | null): string[] =>
  client === null && request.cookies.has(signedCookie) ? [`${signedCookie}=; Path=/; Max-Age=0`] : [];

type Found = { client: Client | null; setCookie: readonly string[] };

async function clientFor(request: NextRequest, { caller, visitor, place, setCookie }: Asker): Promise<Found> {
  if (!visitor) return { client: null, setCookie };
  try {
    return { client: await clientOf(caller, visitor.claims), setCookie };
  } catch (error) {
    // The client API does not know the token any more.
    if (error instanceof ApiError && error.status === 401) return { client: null, setCookie: endings(request, place) };
    throw error;
  }
}

const isUnfinished = (client: Client | null) =>
  client !== null && (!client.registered || (!client.emailVerify && !client.firstLogin));

/** Without them nobody can sign in here just now, which is no reason to withhold the rest. */
const pagesFor = ({ caller }: Asker): Promise<Session['urls']> =>
  webviewOf(caller).catch((error: unknown) => {
    log.warn('webview', { site: caller.site, reason: error instanceof Error ? error.name : 'unknown' });
    return noPages;
  });

const handed = z.object({ token: z.string().max(longestToken) });

/** Keeps the token that the iframe handed over, once it is proven good. Throws `Refusal` 401 for any other. */
export async function openSession({ place, settings }: Asker, request: Request): Promise<Answer> {
  if (settings.authentication.mechanism !== 'iframe') throw new Refusal(404, { error: 'There is no such call.' });
  const { data } = handed.safeParse(await jsonOf(request));
  if (!data) throw refused;
  const claims = await verifyAccessToken(place.site, data.token)
    .then(() => claimsOf(data.token))
    .catch((error: unknown) => {
      if (!(error instanceof InvalidTokenError)) throw error;
      log.warn('token refused', { site: place.site, rule: error.message });
      throw refused;
    });
  return { setCookie: [await keepingToken(place, data.token, claims.exp)] };
}

const refused = new Refusal(401, { error: 'This token is not accepted.' });

/** Ends the session here and at the client API; the visitor is out even when that does not answer. */
export async function endSession({ place, caller, visitor }: Asker, request: NextRequest): Promise<Answer> {
  if (visitor && caller.clientUrl)
    await send(caller, clientCalls.logout).catch((error: unknown) =>
      log.warn('logout', { site: place.site, reason: error instanceof Error ? error.name : 'unknown' }),
    );
  const own = await visitorCookies(place.site);
  return { setCookie: [...endings(request, place), ...own.map((name) => `${name}=; Path=/; Max-Age=0`)] };
}
