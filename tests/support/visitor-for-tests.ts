import { type HttpHandler, HttpResponse, http, type JsonBodyType } from 'msw';
import { NextRequest } from 'next/server';
import { beforeEach } from 'vitest';
import { buildTokenCookie } from '@/lib/auth/frame-session';
import { providerForTests } from './provider';
import { cinemaItem } from './wire';

const host = 'ch.localhost:3000';
const siteOrigin = { site: 'ch', origin: `http://${host}` } as const;

type Sent = { method?: string; body?: unknown; cookie?: string; headers?: Record<string, string>; isOwn?: boolean };
export type HeardCall = {
  method: string;
  url: string;
  authorization: string | null;
  cookie: string | null;
  body: string;
};

const account = {
  icu: 'c-7',
  firstname: 'Noor',
  lastname: 'Bakker',
  email: 'noor@post.example',
  registered: true,
  emailVerify: true,
};
const feelings = { wishlist: ['a'], emotions: { a: 'loved' }, counts: [] };
const pages = { urlLogin: 'https://join.test/login', urlSignup: 'https://join.test/signup' };

/** A signed-in visitor of the Swiss site, which has the overlay, with a client API and a catalogue behind it. */
export function visitorForTests() {
  const provider = providerForTests();
  const heard: HeardCall[] = [];
  const clients = () => `${provider.catalogue('ch')}/clients/api/*`;

  const answer = (
    method: 'get' | 'post' | 'patch' | 'delete',
    url: string,
    json: JsonBodyType,
    status = 200,
  ): HttpHandler =>
    http[method](url, async ({ request }) => {
      const { headers } = request;
      heard.push({
        method: request.method,
        url: request.url,
        authorization: headers.get('authorization'),
        cookie: headers.get('cookie'),
        body: await request.text(),
      });
      return status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(json, { status });
    });

  const settings = (facts: object = {}) => ({
    clientUrl: `${provider.catalogue('ch')}/clients`,
    features: { authentication: true },
    authentication: { mechanism: 'iframe', forced: true },
    favourites: { limit: 2 },
    ...facts,
  });

  beforeEach(() => {
    heard.length = 0;
    provider.server.use(
      answer('get', `${provider.catalogue('ch')}/api/settings`, settings()),
      answer(
        'get',
        `${provider.catalogue('ch')}/api/cinemas`,
        ['one', 'two', 'three'].map((slug, index) => cinemaItem({ slug, vistaRef: `${index + 1}` })),
      ),
      answer('get', `${clients()}/accounts/me`, account),
      answer('get', `${clients()}/accounts/me/cinemas`, { items: [{ codeCcs: '1' }, { codeCcs: 'closed' }] }),
      answer('patch', `${clients()}/accounts/me/cinemas`, null, 204),
      answer('delete', `${clients()}/accounts/me/cinemas`, null, 204),
      answer('post', `${clients()}/logout`, null, 204),
      answer('get', `${clients()}/webview`, pages),
      answer('post', `${provider.catalogue('ch')}/api/client/*`, feelings),
    );
  });

  return {
    ...provider,
    heard,
    settings,
    account,
    /** Has the client API or the catalogue answer a call differently. */
    upstream: (method: 'get' | 'post' | 'patch' | 'delete', path: string, json: JsonBodyType, status = 200) =>
      provider.server.use(answer(method, `${provider.catalogue('ch')}${path}`, json, status)),
    /** The same with an answer that is no JSON; reads answer as before. */
    upstreamText: (path: string, text: string) =>
      provider.server.use(
        ...(['post', 'patch', 'delete'] as const).map((method) =>
          http[method](`${provider.catalogue('ch')}${path}`, () => new HttpResponse(text)),
        ),
      ),
    down: (path: string) =>
      provider.server.use(http.all(`${provider.catalogue('ch')}${path}`, () => HttpResponse.error())),
    /** The cookie of a visitor with such a token. */
    async cookieOf(claims: Parameters<typeof provider.sign>[0] = {}) {
      const token = await provider.sign(claims);
      const line = await buildTokenCookie(siteOrigin, token, provider.now() + 3600);
      return { token, cookie: line.split(';')[0] ?? '' };
    },
    /** A request as a page of the site sends it. */
    request: (path: string, { method = 'POST', body, cookie, headers = {}, isOwn = true }: Sent = {}) =>
      new NextRequest(`http://${host}${path}`, {
        method,
        headers: {
          host,
          ...(cookie && { cookie }),
          ...(isOwn && { 'x-candela-request': '1', origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}
