import { HttpResponse, http } from 'msw';
import { NextRequest } from 'next/server';
import { beforeEach } from 'vitest';
import { answerAuth } from '@/lib/auth/answer-auth';
import { providerForTests } from './provider';

type Asked = { cookie?: string; headers?: Record<string, string>; at?: string };

export const redirectTarget = (response: Response) => response.headers.get('location') ?? '';
export const listCookies = (response: Response) =>
  response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
/** A session was opened: a cookie with something in it. */
export const opensSession = (response: Response) =>
  listCookies(response).some((cookie) => /^__Host-candela_auth(__\d)?=./.test(cookie));

/** The addresses of sign-in on the French site, with a provider behind them. */
export function signInForTests() {
  const provider = providerForTests();
  /** A client keeps what its provider once told, so every test visits a host of its own. */
  const host = () => `${provider.issuer().slice(8, -6)}.candela-cinemas.fr`;
  beforeEach(() =>
    provider.server.use(
      http.get('https://fr-*.api.test/api/settings', () =>
        HttpResponse.json({
          cookies: { session: 's', tryCatalog: 't', securityCookies: ['XSRF-TOKEN'] },
          features: { authentication: true },
        }),
      ),
    ),
  );
  const ask = (path: string, { cookie, headers = {}, at = host() }: Asked = {}) =>
    answerAuth(
      new NextRequest(`https://${at}${path}`, { headers: { host: at, ...(cookie && { cookie }), ...headers } }),
    );
  return { provider, host, ask };
}
