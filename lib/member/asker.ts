import { LRUCache } from 'lru-cache';
import type { NextRequest } from 'next/server';
import { hasSessionCookie } from '@/lib/auth/cookies';
import { isOwnRequest } from '@/lib/auth/forgery';
import { readVisitor, type Visitor } from '@/lib/auth/session';
import { resolveOrigin, type SiteOrigin } from '@/lib/auth/site-origin';
import { readSettings } from '@/lib/auth/site-settings';
import type { Settings } from '@/lib/domain/settings';
import { pickLanguage } from '../gateway/gateway';
import { processWide } from '../process/process-wide';
import { clientCalls } from './client-calls';
import { Refusal } from './refusal';
import { type Caller, sendClientCall } from './send-client-call';

/** Who asks, and from where. */
export type Asker = {
  siteOrigin: SiteOrigin;
  settings: Settings;
  caller: Caller;
  visitor: Visitor | null;
  setCookie: readonly string[];
};

/** Hosts that no site owns have nobody signed in. */
function demandOrigin(request: NextRequest): SiteOrigin {
  const siteOrigin = resolveOrigin(request.headers.get('host'));
  if (!siteOrigin) throw new Refusal(404, { error: 'There is no such call.' });
  return siteOrigin;
}

/** Throws `Refusal` 403 for a write that no page of this site made. */
export function demandOwnRequest(request: NextRequest): void {
  if (!isOwnRequest(request)) throw new Refusal(403, { error: 'This call is for pages of this site only.' });
}

/** Nobody where the site has no sign-in. Throws `Refusal`, and like `readSettings` and `readVisitor`. */
export async function readAsker(request: NextRequest): Promise<Asker> {
  const siteOrigin = demandOrigin(request);
  const language = pickLanguage(siteOrigin.site, request.nextUrl.searchParams.get('language'));
  const settings = await readSettings(siteOrigin.site);
  const names = request.cookies.getAll().map(({ name }) => name);
  const isBearing = settings.features.authentication && hasSessionCookie(siteOrigin.origin, names);
  const { visitor, setCookie } = isBearing
    ? await readVisitor(request, siteOrigin, settings.authentication.mechanism)
    : { visitor: null, setCookie: [] };
  const caller = { site: siteOrigin.site, language, clientUrl: settings.clientUrl, token: visitor?.token ?? null };
  return { siteOrigin, settings, caller, visitor, setCookie };
}

const ids = processWide('client ids', () => new LRUCache<string, string>({ max: 5_000, ttl: 600_000 }));

/** Throws `Refusal` 401 when nobody is signed in. */
export function demandVisitor({ visitor }: Asker): Visitor {
  if (!visitor) throw new Refusal(401, { error: 'Sign in first.' });
  return visitor;
}

/** Whether the client of the path is the one who asks. Throws `Refusal` 401 and 403. */
export async function demandOwnId(asker: Asker, id: string): Promise<void> {
  const { caller } = asker;
  const visitor = demandVisitor(asker);
  const key = `${caller.site} ${caller.clientUrl} ${visitor.claims.sub}`;
  const own = ids.get(key) ?? (await readId(caller, visitor));
  ids.set(key, own);
  if (own !== id) throw new Refusal(403, { error: 'This is another client.' });
}

const readId = async (caller: Caller, { claims }: Visitor): Promise<string> =>
  caller.clientUrl ? (await sendClientCall(caller, clientCalls.me))(claims).id : claims.sub;
