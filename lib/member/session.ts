import { decodeJwt } from 'jose';
import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { parseClaims } from '@/lib/auth/claims';
import { isOfSigned } from '@/lib/auth/failure';
import { buildTokenCookie, longestToken } from '@/lib/auth/frame-session';
import { endEverywhere } from '@/lib/auth/known-session';
import { isProviderThere } from '@/lib/auth/provider-alive';
import { buildEndings } from '@/lib/auth/session';
import { sessionMarkOfLines, sessionMarkOfRequest } from '@/lib/auth/session-mark';
import { signedCookie } from '@/lib/auth/signed-cookie';
import { listVisitorCookies } from '@/lib/auth/site-settings';
import { InvalidTokenError, ProviderDownError, verifyAccessToken } from '@/lib/auth/verify-token';
import { type Client, type Session, unfinishedStep } from '@/lib/domain/client';
import { log } from '@/lib/process/log';
import type { SiteId } from '@/lib/sites/sites';
import { ApiError } from '../api/errors';
import { takeAllowance } from '../replicas/allowances';
import { demandAllowance } from './allowances';
import type { ClientAnswer } from './answer-visitor';
import type { Asker } from './asker';
import { clientCalls } from './client-calls';
import { readClient } from './read-client';
import { Refusal } from './refusal';
import { demandJson } from './request-body';
import { sendClientCall } from './send-client-call';
import { noPages, readWebviewPages } from './webview-pages';

/** What the site knows of the visitor when it starts. Null is a client too: the one who is not signed in. */
export async function answerSession(asker: Asker, request: NextRequest): Promise<ClientAnswer> {
  const { settings } = asker;
  const { mechanism, forced } = settings.authentication;
  const found = await findClient(request, asker);
  // Whoever is asked for their ways in is about to take one.
  if (!found.client && settings.features.authentication && mechanism === 'redirect')
    void isProviderThere(asker.siteOrigin.site);
  const needsPages = settings.features.authentication && (mechanism === 'iframe' || isUnfinished(found.client));
  const json: Session = {
    client: found.client,
    mark:
      found.client &&
      (sessionMarkOfLines(found.setCookie) ?? sessionMarkOfRequest(request, asker.siteOrigin, mechanism)),
    mechanism,
    isForced: forced && mechanism === 'redirect',
    urls: needsPages ? await readPages(asker) : noPages,
  };
  return { json, setCookie: [...found.setCookie, ...buildHintRemoval(request, found.client)] };
}

/** A hint that outlived its session would have every page ask for nothing. */
const buildHintRemoval = (request: NextRequest, client: Client | null): string[] =>
  client === null && request.cookies.has(signedCookie) ? [`${signedCookie}=; Path=/; Max-Age=0`] : [];

type FoundClient = { client: Client | null; setCookie: readonly string[] };

async function findClient(
  request: NextRequest,
  { caller, visitor, siteOrigin, setCookie }: Asker,
): Promise<FoundClient> {
  if (!visitor) return { client: null, setCookie };
  try {
    return { client: await readClient(caller, visitor.claims), setCookie };
  } catch (error) {
    // The client API does not know the token any more.
    if (error instanceof ApiError && error.status === 401)
      return { client: null, setCookie: buildEndings(request, siteOrigin) };
    throw error;
  }
}

const isUnfinished = (client: Client | null) => client !== null && unfinishedStep(client) !== null;

/** Without them nobody can sign in here just now, which is no reason to withhold the rest. */
const readPages = ({ caller }: Asker): Promise<Session['urls']> =>
  readWebviewPages(caller).catch((error: unknown) => {
    log.warn('webview', { site: caller.site, reason: error instanceof Error ? error.name : 'unknown' });
    return null;
  });

const handed = z.object({ token: z.string().max(longestToken) });

/** Keeps the token that the iframe handed over, once it is proven good. Throws `Refusal` 401 for any other. */
export async function openSession({ siteOrigin, settings }: Asker, request: Request): Promise<ClientAnswer> {
  if (settings.authentication.mechanism !== 'iframe') throw new Refusal(404, { error: 'There is no such call.' });
  const { data } = handed.safeParse(await demandJson(request));
  if (!data) throw refused;
  const claims = await verifyAccessToken(siteOrigin.site, data.token)
    .then(() => parseClaims(data.token))
    .catch(async (error: unknown) => {
      await noteFailure(siteOrigin.site, data.token, error);
      throw error instanceof InvalidTokenError ? refused : error;
    });
  await demandAllowance('signIn', siteOrigin.site, claims.sub);
  return { setCookie: [await buildTokenCookie(siteOrigin, data.token, claims.exp)] };
}

/** How often in how many seconds one account has somebody woken: whoever was given a token may hand it over again and again. */
const onceAnAccount = { most: 1, seconds: 600 };

async function noteFailure(site: SiteId, token: string, error: unknown): Promise<void> {
  if (error instanceof ProviderDownError) log.error('sign-in unavailable', { site, reason: error.message });
  if (!(error instanceof InvalidTokenError)) return;
  const facts = { site, rule: error.message };
  const isTelling =
    isOfSigned(error.message) &&
    (await takeAllowance(`refused token ${site} ${decodeJwt(token).sub}`, onceAnAccount)) === 0;
  if (isTelling) log.error('token refused', facts);
  else log.warn('token doubted', facts);
}

const refused = new Refusal(401, { error: 'This token is not accepted.' });

/** Ends the session here and at the client API; the visitor is out even when that does not answer. */
export async function endSession(
  { siteOrigin, settings, caller, visitor }: Asker,
  request: NextRequest,
): Promise<ClientAnswer> {
  if (visitor) await endEverywhere(request, siteOrigin, settings.authentication.mechanism);
  if (visitor && caller.clientUrl)
    await sendClientCall(caller, clientCalls.logout).catch((error: unknown) =>
      log.warn('logout', { site: siteOrigin.site, reason: error instanceof Error ? error.name : 'unknown' }),
    );
  const own = await listVisitorCookies(siteOrigin.site);
  return { setCookie: [...buildEndings(request, siteOrigin), ...own.map((name) => `${name}=; Path=/; Max-Age=0`)] };
}
