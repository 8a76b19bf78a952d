import { request as send } from 'node:http';
import type { SiteId } from '@/lib/sites/sites';
import { siteOrigin } from './ask-site';

type Reply = { status: number; location: string; text: string; cookies: string[] };

/** One request without a browser, to this machine whatever the host says. */
function askOnce(url: string, cookie: string, form?: Record<string, string>, json?: unknown): Promise<Reply> {
  const { host, port, pathname, search } = new URL(url);
  const body = form ? new URLSearchParams(form).toString() : json === undefined ? undefined : JSON.stringify(json);
  return new Promise((done, fail) => {
    const question = send({
      host: '127.0.0.1',
      port,
      path: pathname + search,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        host,
        cookie,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(json !== undefined && { 'content-type': 'application/json', 'x-candela-request': '1' }),
      },
    });
    question.on('error', fail);
    question.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? '',
          text: Buffer.concat(chunks).toString(),
          cookies: (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? ''),
        }),
      );
    });
    question.end(body);
  });
}

export const memberAccount = { email: 'camille.roussel@post.example', password: 'popcorn' };

/** The cookies of a visitor who has signed in on a site, and the mark that pages read: by redirect, or in the overlay where the site has one. */
export async function signedInCookies(site: SiteId, email = memberAccount.email): Promise<string> {
  const origin = siteOrigin(site);
  const who = { ...memberAccount, email };
  const session: { mechanism: string; urls: { login: string | null } } = JSON.parse(
    (await askOnce(`${origin}/api/session`, '')).text,
  );
  if (session.urls.login) {
    const { text } = await askOnce(session.urls.login, '', who);
    const token = /"token":"([^"]+)"/.exec(text)?.[1];
    return (await askOnce(`${origin}/api/session`, '', undefined, { token })).cookies.join('; ');
  }
  const jar = new Map<string, string>();
  const keep = ({ cookies }: Reply) => {
    for (const cookie of cookies) jar.set(cookie.split('=')[0] ?? '', cookie);
  };
  const go = async (url: string, form?: Record<string, string>) => {
    const reply = await askOnce(url, [...jar.values()].join('; '), form);
    keep(reply);
    return reply.location ? new URL(reply.location, url).href : url;
  };
  let url = await go(`${origin}/auth/login`);
  url = await go(url);
  url = await go(`${url}/login`, who);
  url = await go(url);
  await go(url);
  return [...jar.values()].filter((cookie) => /^candela_(auth(__\d)?|signed)=./.test(cookie)).join('; ');
}
