import { NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/env/env';
import { log } from '@/lib/process/log';
import { languages } from '@/lib/sites/languages';
import { authClient, NoSignInError, RefusedSignInError } from './auth-clients';
import { type AuthPath, isAuthPath } from './auth-paths';
import { cookieNames } from './cookies';
import { type Failure, withFailure } from './failure';
import { isForeignNavigation, isOwnNavigation } from './forgery';
import { endEverywhere } from './known-session';
import { isProviderThere } from './provider-alive';
import { endReplaced } from './replaced-session';
import { resolveReturnPath } from './return-to';
import { buildHint } from './signed-hint';
import { resolveOrigin, type SiteOrigin } from './site-origin';
import { listVisitorCookies } from './site-settings';

type Call = (request: NextRequest, siteOrigin: SiteOrigin) => Promise<NextResponse>;

const isLocale = (tag: string | null): tag is string =>
  tag !== null && languages.some((language) => new RegExp(`^${language}(-[A-Z]{2})?$`).test(tag));

/** The session, and what tells a prefetch, at which the library does nothing. */
const passedOn = ['cookie', 'purpose', 'sec-purpose', 'next-router-prefetch'];

/** The question as the library hears it: nothing else of what a stranger may write into address or headers. */
function buildQuestion(
  request: NextRequest,
  { origin }: SiteOrigin,
  query: Readonly<Record<string, string>>,
): NextRequest {
  const url = new URL(request.nextUrl.pathname, origin);
  url.search = new URLSearchParams(query).toString();
  const headers = passedOn.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new NextRequest(url, { headers });
}

async function login(request: NextRequest, siteOrigin: SiteOrigin): Promise<NextResponse> {
  const wanted = request.nextUrl.searchParams;
  const returnTo = resolveReturnPath(wanted.get('returnTo'));
  // A page elsewhere may lead here whoever has a session at the provider: they see where they are, and press for themselves.
  if (isForeignNavigation(request)) {
    log.warn('sign-in from elsewhere', { site: siteOrigin.site });
    return redirectTo(siteOrigin, returnTo);
  }
  const locale = wanted.get('ui_locales');
  const question = buildQuestion(request, siteOrigin, {
    returnTo,
    ...(isLocale(locale) && { ui_locales: locale }),
    ...(wanted.get('screen_hint') === 'signup' && { screen_hint: 'signup' }),
  });
  const client = authClient(siteOrigin);
  const [isThere, answer] = await Promise.all([isProviderThere(siteOrigin.site), client.middleware(question)]);
  if (isThere && answer.status < 400) return answer;
  log.error('sign-in unavailable', { site: siteOrigin.site });
  return redirectFailed(siteOrigin, returnTo, 'unavailable');
}

/** What a provider may have written (RFC 6749, A.11). */
const codePattern = /^[\x20-\x7e]+$/;

/** The library would take an answer without a code for the provider's silence, which has somebody woken. */
function readReturn({ searchParams }: URL): Readonly<Record<string, string>> {
  const query = Object.fromEntries(searchParams);
  return codePattern.test(query.code ?? '') ? query : { ...query, error: query.error || 'no_code' };
}

async function callback(request: NextRequest, siteOrigin: SiteOrigin): Promise<NextResponse> {
  try {
    const question = buildQuestion(request, siteOrigin, readReturn(request.nextUrl));
    const answer = await authClient(siteOrigin).middleware(question);
    await endReplaced(request, answer, siteOrigin);
    return answer;
  } catch (error) {
    if (error instanceof NoSignInError) throw error;
    const facts = { site: siteOrigin.site, reason: describeError(error) };
    const isRefused = error instanceof RefusedSignInError;
    if (isRefused && error.isTooOften) log.warn('sign-in too often', { site: siteOrigin.site });
    else if (isRefused) log.error('sign-in refused', facts);
    // The library throws at cookies that somebody wrote by hand.
    else log.error('sign-in', facts);
    const answer = redirectFailed(siteOrigin, isRefused ? error.whence : env().authErrorPath, 'failed');
    const state = request.nextUrl.searchParams.get('state');
    answer.cookies.delete(`${cookieNames(siteOrigin.origin).transactions}${state}`);
    return answer;
  }
}

/** To the site's own front door, whether the provider answers or not. */
async function logout(request: NextRequest, siteOrigin: SiteOrigin): Promise<NextResponse> {
  if (!isOwnNavigation(request)) {
    log.warn('sign-out refused', { site: siteOrigin.site });
    return redirectTo(siteOrigin, '/');
  }
  await endEverywhere(request, siteOrigin, 'redirect');
  const answer = await authClient(siteOrigin).middleware(buildQuestion(request, siteOrigin, {}));
  const final = answer.status < 400 ? answer : carryCookies(answer, redirectTo(siteOrigin, '/'));
  // Not by `cookies.set`, which writes the header anew from what it knew at the start.
  for (const name of await listVisitorCookies(siteOrigin.site))
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
  const siteOrigin = resolveOrigin(request.headers.get('host'));
  const { pathname } = request.nextUrl;
  const call = isAuthPath(pathname) ? calls[pathname] : null;
  if (!siteOrigin || !call || request.method !== 'GET') return withoutCache(new NextResponse(null, { status: 404 }));
  try {
    return withoutCache(await call(request, siteOrigin));
  } catch (error) {
    log.error('sign-in', { site: siteOrigin.site, reason: describeError(error) });
    return withoutCache(
      redirectFailed(siteOrigin, resolveReturnPath(request.nextUrl.searchParams.get('returnTo')), 'unavailable'),
    );
  }
}

const describeError = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'unknown');
const redirectTo = ({ origin }: SiteOrigin, path: string) => NextResponse.redirect(new URL(path, origin));
const redirectFailed = (siteOrigin: SiteOrigin, path: string, failure: Failure) =>
  redirectTo(siteOrigin, withFailure(path, failure));

function carryCookies(from: NextResponse, to: NextResponse): NextResponse {
  for (const cookie of from.headers.getSetCookie()) to.headers.append('set-cookie', cookie);
  return to;
}

function withoutCache(answer: NextResponse): NextResponse {
  answer.headers.set('cache-control', 'private, no-store');
  for (const line of buildHint(answer.headers.getSetCookie())) answer.headers.append('set-cookie', line);
  return answer;
}
