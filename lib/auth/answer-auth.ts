import { NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/env/env';
import { log } from '@/lib/process/log';
import { languages } from '@/lib/sites/languages';
import { clientOf, NoSignInError, RefusedSignInError } from './auth-clients';
import { type AuthPath, isAuthPath } from './auth-paths';
import { transactionPrefix } from './cookies';
import { type Failure, withFailure } from './failure';
import { type Place, placeOf } from './origin';
import { isProviderThere } from './provider-alive';
import { returnPath } from './return-to';
import { hintBeside } from './signed-hint';
import { visitorCookies } from './site-settings';

type Call = (request: NextRequest, place: Place) => Promise<NextResponse>;

const isLocale = (tag: string | null): tag is string =>
  tag !== null && languages.some((language) => new RegExp(`^${language}(-[A-Z]{2})?$`).test(tag));

/** The session, and what tells a prefetch, at which the library does nothing. */
const passedOn = ['cookie', 'purpose', 'sec-purpose', 'next-router-prefetch'];

/** The question as the library hears it: nothing else of what a stranger may write into address or headers. */
function asked(request: NextRequest, { origin }: Place, query: Readonly<Record<string, string>>): NextRequest {
  const url = new URL(request.nextUrl.pathname, origin);
  url.search = new URLSearchParams(query).toString();
  const headers = passedOn.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new NextRequest(url, { headers });
}

async function login(request: NextRequest, place: Place): Promise<NextResponse> {
  const wanted = request.nextUrl.searchParams;
  const returnTo = returnPath(wanted.get('returnTo'));
  const locale = wanted.get('ui_locales');
  const question = asked(request, place, {
    returnTo,
    ...(isLocale(locale) && { ui_locales: locale }),
    ...(wanted.get('screen_hint') === 'signup' && { screen_hint: 'signup' }),
  });
  const client = clientOf(place);
  if (!(await isProviderThere(place.site))) return failed(place, returnTo, 'unavailable');
  const answer = await client.middleware(question);
  return answer.status < 400 ? answer : failed(place, returnTo, 'unavailable');
}

async function callback(request: NextRequest, place: Place): Promise<NextResponse> {
  const { searchParams } = request.nextUrl;
  try {
    return await clientOf(place).middleware(asked(request, place, Object.fromEntries(searchParams)));
  } catch (error) {
    if (error instanceof NoSignInError) throw error;
    log.error('sign-in refused', { site: place.site, reason: reasonOf(error) });
    const answer = failed(place, error instanceof RefusedSignInError ? error.whence : env().authErrorPath, 'failed');
    answer.cookies.delete(`${transactionPrefix}${searchParams.get('state')}`);
    return answer;
  }
}

/** To the site's own front door, whether the provider answers or not. */
async function logout(request: NextRequest, place: Place): Promise<NextResponse> {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return toPath(place, '/');
  const answer = await clientOf(place).middleware(asked(request, place, {}));
  const final = answer.status < 400 ? answer : carrying(answer, toPath(place, '/'));
  // Not by `cookies.set`, which writes the header anew from what it knew at the start.
  for (const name of await visitorCookies(place.site))
    final.headers.append('set-cookie', `${name}=; Path=/; Max-Age=0`);
  return final;
}

const calls: Readonly<Record<AuthPath, Call>> = {
  '/auth/login': login,
  '/auth/logout': logout,
  '/callback': callback,
};

/** Answers the addresses of the redirect flow, which are navigations: a failure leads to a page that tells it. */
export async function answerAuth(request: NextRequest): Promise<NextResponse> {
  const place = placeOf(request.headers.get('host'));
  const { pathname } = request.nextUrl;
  const call = isAuthPath(pathname) ? calls[pathname] : null;
  if (!place || !call || request.method !== 'GET') return withoutCache(new NextResponse(null, { status: 404 }));
  try {
    return withoutCache(await call(request, place));
  } catch (error) {
    log.error('sign-in', { site: place.site, reason: reasonOf(error) });
    return withoutCache(failed(place, returnPath(request.nextUrl.searchParams.get('returnTo')), 'unavailable'));
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'unknown');
const toPath = ({ origin }: Place, path: string) => NextResponse.redirect(new URL(path, origin));
const failed = (place: Place, path: string, failure: Failure) => toPath(place, withFailure(path, failure));

function carrying(from: NextResponse, to: NextResponse): NextResponse {
  for (const cookie of from.headers.getSetCookie()) to.headers.append('set-cookie', cookie);
  return to;
}

function withoutCache(answer: NextResponse): NextResponse {
  answer.headers.set('cache-control', 'private, no-store');
  for (const line of hintBeside(answer.headers.getSetCookie())) answer.headers.append('set-cookie', line);
  return answer;
}
