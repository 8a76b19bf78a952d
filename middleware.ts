import { type NextRequest, NextResponse } from 'next/server';
import { isAuthPath } from './lib/auth/auth-paths';
import { env } from './lib/env/env';
import { isCall, refuseCall } from './lib/gateway/refuse-call';
import { resolveChecked } from './lib/guards/resolve-checked';
import { buildAnswerHeaders, cachedByNobodyElse, notCached } from './lib/http/answer-headers';
import { languageCookie } from './lib/i18n/cookie';
import { isPicture, refusePicture } from './lib/pictures/refuse-picture';
import { noteScreen } from './lib/process/request-scope';
import { resolveFile } from './lib/routing/site-files';
import { writePlainEscapes } from './lib/text/plain-escapes';

/** Question, answer, response. What a path means is in `lib/routing`; whether it exists is asked in `lib/guards`. */
export async function middleware(request: NextRequest) {
  const { nextUrl, headers, cookies } = request;
  const host = headers.get('host');
  const to = (pathname: string, hash = '') => {
    // A plain URL: Next's own keeps the trailing slash that a redirect is there to remove.
    const url = new URL(nextUrl);
    url.pathname = pathname;
    url.hash = hash;
    return url;
  };
  // Written by hand, since every page asked for comes by here and an address made in parts costs some ten times as much.
  const within = (pathname: string) => nextUrl.origin + pathname + nextUrl.search;

  if (isPicture(nextUrl.pathname)) return refusePicture();
  if (isCall(nextUrl.pathname)) return refuseCall(nextUrl.pathname) ?? NextResponse.next();

  // Loaded when first asked for: no other page needs a line of it.
  if (isAuthPath(nextUrl.pathname)) return (await import('./lib/auth/answer-auth')).answerAuth(request);

  const file = resolveFile(host, nextUrl.pathname, env().sites);
  if (file) return NextResponse.rewrite(within(file));

  const answer = await resolveChecked({
    host,
    pathname: nextUrl.pathname,
    website: nextUrl.searchParams.get('website'),
    errorCode: nextUrl.searchParams.get('errorCode'),
    cookie: cookies.get(languageCookie)?.value,
    accepts: headers.get('accept-language'),
  });

  noteScreen(answer.kind === 'screen' ? answer.screen : answer.kind);
  switch (answer.kind) {
    case 'screen': {
      // A page has one address, and not as many as there are ways to escape its letters.
      const plain = writePlainEscapes(nextUrl.pathname);
      if (plain !== nextUrl.pathname) return NextResponse.redirect(to(plain), 308);
      return NextResponse.rewrite(within(answer.internal), {
        headers: buildAnswerHeaders(host, env().sites, answer),
        ...(answer.status && { status: answer.status }),
      });
    }
    case 'redirect':
      return NextResponse.redirect(to(answer.to, answer.hash), {
        status: answer.status,
        headers: answer.negotiated ? cachedByNobodyElse : {},
      });
    case 'missing':
      return NextResponse.rewrite(within(`/${answer.locale}/missing`), { status: 404, headers: cachedByNobodyElse });
    case 'gone':
      return NextResponse.rewrite(within(`/${answer.locale}/gone`), { status: 410, headers: cachedByNobodyElse });
    case 'unavailable':
      return NextResponse.rewrite(within(`/instead/${answer.locale}/unavailable`), { status: 503, headers: notCached });
  }
}

/** Everything but Next's own files, the gateway (save malformed paths and other ways of writing it) and the files of `app/` with their own address. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|api/|favicon\\.ico$|icon\\.svg$|share-card\\.png$|apple-icon\\.png$|sw(?:/[\\w-]+)?\\.js$|icons/[\\w-]+\\.png$).*)',
    '/api/(.*%.*)',
    // A picture whose address is not written as `writeOneWay` does: Next lets it pass, and keeps it as a picture of its own.
    {
      source: '/_next/image',
      has: [
        {
          type: 'query',
          key: 'url',
          value:
            "(?!(?:https:\\/\\/[a-z\\d._-]+|http:\\/\\/[a-z\\d._:-]+|(?=(?:\\/[^/]+)+$))(?:\\/(?!\\.{1,2}(?:\\/|$))(?:[\\w.~!$&'()*+,;=:@-]|%(?!2[DE]|3\\d|4[1-9A-F]|5[\\dAF]|6[1-9A-F]|7[\\dAE])[\\dA-F]{2})*)+$)[^]*",
        },
      ],
    },
    { source: '/_next/image', has: [{ type: 'query', key: 'w', value: '0.*' }] },
    { source: '/_next/image', has: [{ type: 'query', key: 'q', value: '0.*' }] },
  ],
};
