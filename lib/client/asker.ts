import { LRUCache } from 'lru-cache';
import type { NextRequest } from 'next/server';
import { bearsSession } from '@/lib/auth/cookies';
import { isOwnRequest } from '@/lib/auth/forgery';
import { type Place, placeOf } from '@/lib/auth/origin';
import { type Visitor, visitorOf } from '@/lib/auth/session';
import { settingsOf } from '@/lib/auth/site-settings';
import type { Settings } from '@/lib/domain/settings';
import { languageOf } from '../gateway/gateway';
import { processWide } from '../process/process-wide';
import { clientCalls } from './calls';
import { Refusal } from './refusal';
import { type Caller, send } from './send';

/** Who asks, and from where. */
export type Asker = {
  place: Place;
  settings: Settings;
  caller: Caller;
  visitor: Visitor | null;
  setCookie: readonly string[];
};

/** Hosts that no site owns have nobody signed in. */
function placeFor(request: NextRequest): Place {
  const place = placeOf(request.headers.get('host'));
  if (!place) throw new Refusal(404, { error: 'There is no such call.' });
  return place;
}

/** Throws `Refusal` 403 for a write that no page of this site made. */
export function demandOwn(request: NextRequest): void {
  if (!isOwnRequest(request)) throw new Refusal(403, { error: 'This call is for pages of this site only.' });
}

/** Nobody where the site has no sign-in. Throws `Refusal`, and like `settingsOf` and `visitorOf`. */
export async function askerOf(request: NextRequest): Promise<Asker> {
  const place = placeFor(request);
  const language = languageOf(place.site, request.nextUrl.searchParams.get('language'));
  if (!language) throw new Refusal(400, { error: 'language is not one of the site.' });
  const settings = await settingsOf(place.site);
  const names = request.cookies.getAll().map(({ name }) => name);
  const isBearing = settings.features.authentication && bearsSession(names);
  const { visitor, setCookie } = isBearing
    ? await visitorOf(request, place, settings.authentication.mechanism)
    : { visitor: null, setCookie: [] };
  const caller = { site: place.site, language, clientUrl: settings.clientUrl, token: visitor?.token ?? null };
  return { place, settings, caller, visitor, setCookie };
}

const ids = processWide('client ids', () => new LRUCache<string, string>({ max: 5_000, ttl: 600_000 }));

/** Throws `Refusal` 401 when nobody is signed in. */
export function signedIn({ visitor }: Asker): Visitor {
  if (!visitor) throw new Refusal(401, { error: 'Sign in first.' });
  return visitor;
}

/** Whether the client of the path is the one who asks. Throws `Refusal` 401 and 403. */
export async function demandOwnId(asker: Asker, id: string): Promise<void> {
  const { caller } = asker;
  const visitor = signedIn(asker);
  const key = `${caller.site} ${caller.clientUrl} ${visitor.claims.sub}`;
  const own = ids.get(key) ?? (await idOf(caller, visitor));
  ids.set(key, own);
  if (own !== id) throw new Refusal(403, { error: 'This is another client.' });
}

const idOf = async (caller: Caller, { claims }: Visitor): Promise<string> =>
  caller.clientUrl ? (await send(caller, clientCalls.me))(claims).id : claims.sub;
