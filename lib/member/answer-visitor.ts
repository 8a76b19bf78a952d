import type { NextRequest } from 'next/server';
import { NoSignInError } from '@/lib/auth/auth-clients';
import { buildHint } from '@/lib/auth/signed-hint';
import { ProviderDownError } from '@/lib/auth/verify-token';
import { log } from '@/lib/process/log';
import { ApiError, TimeoutError } from '../api/errors';
import { type Doing, demandAllowance } from './allowances';
import { type Asker, demandOwnRequest, readAsker } from './asker';
import { Refusal } from './refusal';

export type ClientAnswer = {
  json?: unknown;
  /** Instead of those that a renewed or dead session needs. */
  setCookie?: readonly string[];
};

/** Refusals of the client API that mean something to the visitor; all others are an outage. */
const words: Readonly<Record<number, string>> = {
  401: 'Sign in again.',
  403: 'This is not allowed.',
  404: 'There is no such thing.',
  409: 'This is not possible.',
  429: 'Too many calls. Try again in a minute.',
};

/** What each call is to those who count calls; ending a session is free to everybody. */
const doings: Readonly<Record<string, Doing>> = {
  session: 'look',
  frame: 'look',
  client: 'look',
  feelings: 'look',
  'add favourite': 'write',
  'remove favourite': 'write',
  feeling: 'write',
};

const outage = 'The account cannot be reached just now.';

/**
 * Answers a call of a visitor, a write only to a page of this site; never throws, never says a word of the visitor in an
 * error or a log. A session that was renewed is kept even when the call fails: its refresh token is spent.
 */
export async function answerVisitor(
  name: string,
  request: NextRequest,
  act: (asker: Asker) => Promise<ClientAnswer>,
): Promise<Response> {
  let setCookie: readonly string[] = [];
  try {
    if (request.method !== 'GET') demandOwnRequest(request);
    const asker = await readAsker(request);
    setCookie = asker.setCookie;
    const doing = doings[name];
    if (doing && asker.visitor) await demandAllowance(doing, asker.caller.site, asker.visitor.claims.sub);
    const answer = await act(asker);
    return buildResponse(answer.json === undefined ? 204 : 200, answer.json, answer.setCookie ?? setCookie);
  } catch (error) {
    const [status, body] = resolveRefusal(error);
    if (status >= 500) log.error('visitor', { call: name, reason: describeError(error) });
    // Who tries what is not theirs, or too often: the request's id tells the rest.
    if (status === 403 || status === 429) log.warn('visitor refused', { call: name, status });
    return buildResponse(status, body, setCookie, status === 429 ? findRetryAfter(error) : undefined);
  }
}

function resolveRefusal(error: unknown): [number, unknown] {
  if (error instanceof Refusal) return [error.status, error.body];
  if (error instanceof TimeoutError) return [504, { error: outage }];
  const known = error instanceof ApiError ? words[error.status] : undefined;
  return error instanceof ApiError && known ? [error.status, { error: known }] : [502, { error: outage }];
}

/** Seconds; a minute, as its words say, where the client API names no time. */
const findRetryAfter = (error: unknown): number =>
  (error instanceof Refusal || error instanceof ApiError ? error.retryAfter : undefined) ?? 60;

/** Messages of our own errors name a call or a variable; those of others may hold anything. */
const describeError = (error: unknown) =>
  error instanceof ApiError ||
  error instanceof TimeoutError ||
  error instanceof NoSignInError ||
  error instanceof ProviderDownError
    ? `${error.name}: ${error.message}`
    : error instanceof Error
      ? error.name
      : 'unknown';

function buildResponse(status: number, json: unknown, setCookie: readonly string[], retryAfter?: number): Response {
  const headers = new Headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
  if (retryAfter) headers.set('retry-after', `${retryAfter}`);
  for (const line of [...setCookie, ...buildHint(setCookie)]) headers.append('set-cookie', line);
  return status === 204 ? new Response(null, { status, headers }) : Response.json(json, { status, headers });
}
