import type { z } from 'zod';
import { env, upstreamOf } from '@/lib/env/env';
import type { Language } from '@/lib/sites/languages';
import type { SiteId } from '@/lib/sites/sites';
import { fillBrackets } from '@/lib/text/brackets';
import { ApiError, ContractError, TimeoutError } from '../api/errors';
import { askUpstream, type UpstreamWrite } from '../api/upstream';
import { parseWhole, whileParsing } from '../api/wire/parse-or-drop';
import { type Allowed, mayBearToken } from './allow-list';
import type { ClientCall } from './client-calls';

/** For whom a call is made. */
export type Caller = {
  site: SiteId;
  language: Language;
  /** Where the site's client API answers; null where there is none. */
  clientUrl: string | null;
  /** Null for a call that anyone may make. */
  token: string | null;
};

type Values = { params?: Readonly<Record<string, string>>; body?: unknown };

/** Milliseconds: a visitor waits, five seconds in all, and nothing is kept that could answer instead. */
const patience = 4_000;

/** Makes a call of the table. Throws `ApiError`, `ContractError` or `TimeoutError`, none of which names the visitor. */
export async function sendClientCall<Schema extends z.ZodType>(
  caller: Caller,
  { from, method, path, schema }: ClientCall<Schema>,
  { params = {}, body }: Values = {},
): Promise<z.output<Schema>> {
  const base = bases(caller)[from];
  if (!base) throw new ApiError(path, 404, 'the site has no client API');
  if (from === 'clients' && !mayBeAsked(base, caller.site)) throw new ApiError(path, 502, 'a client API without TLS');
  const url = `${base}${fillBrackets(path, params)}`;
  const bearer = caller.token !== null && mayBearToken(allowList(caller), url, method);
  const init: UpstreamWrite = {
    method,
    cache: 'no-store',
    // A token goes where the list says and nowhere else.
    redirect: 'error',
    headers: {
      ...(bearer && { authorization: `Bearer ${caller.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const answer = await askUpstream(`${url}${queries(caller)[from]}`, init, patience).catch((error: unknown) => {
    throw hideAddress(error, path);
  });
  if (!answer.ok) throw new ApiError(path, answer.status, undefined, answer.retryAfter);
  const { data, error } = whileParsing(caller.site, path, () => parseWhole(schema, answer.json));
  if (error) throw new ContractError(path, error.issues);
  return data as z.output<Schema>;
}

type Source = ClientCall['from'];

const bases = ({ site, language, clientUrl }: Caller): Record<Source, string | null> => ({
  clients: clientUrl && `${clientUrl.replace(/\/+$/, '')}/api/${env().clientApiVersion ?? language}`,
  catalogue: `${upstreamOf(site)}/api`,
});

const isHere = (url: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
/** Its address comes from the catalogue; without TLS it is believed of the demo's alone, which answers on this machine as well. */
const mayBeAsked = (url: string, site: SiteId) =>
  new URL(url).protocol === 'https:' || (isHere(url) && isHere(upstreamOf(site)));

const queries = ({ language }: Caller): Record<Source, string> => ({ clients: '', catalogue: `?language=${language}` });

/** Who may learn the token: the account and the site's calls for clients; `webview` is open to everyone. */
function allowList(caller: Caller): Allowed[] {
  const { clients, catalogue } = bases(caller);
  return [
    { address: `${clients}/accounts/me`, methods: ['GET'] },
    { address: `${clients}/accounts/me/cinemas`, methods: ['GET', 'PATCH', 'DELETE'] },
    { address: `${clients}/logout`, methods: ['POST'] },
    { address: `${catalogue}/client/*`, methods: ['POST'] },
  ];
}

/** The same failure under the name of its call: the address holds the client's id. */
function hideAddress(error: unknown, path: string): unknown {
  if (error instanceof TimeoutError) return new TimeoutError(path, 'nothing in time');
  return error instanceof ApiError ? new ApiError(path, error.status, 'unusable') : error;
}
