import { env } from '@/lib/env/env';
import { log } from '@/lib/process/log';
import { resolveHost } from '@/lib/sites/hosts';
import type { Language } from '@/lib/sites/languages';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { answerThroughCache, type CachedAnswer, type LoadedAnswer } from '../api/answer-cache';
import { type Cache, cacheTagsOf, type Endpoint } from '../api/endpoint';
import { upstreamUrl } from '../api/endpoint-url';
import { TimeoutError } from '../api/errors';
import { takeAllowance } from '../replicas/allowances';
import { buildCacheHeaders, isDoubted } from './cache-headers';
import { isEmptyDay } from './empty-day';
import { etagOf, isKnown } from './etag';
import {
  DoubtedAnswer,
  type Face,
  findStandInFor,
  loadAnswer,
  PassingRefusal,
  type Question,
  writeFace,
} from './load-answer';
import { isPlainValue, matchCall } from './match-call';

/** Longer than the answer of any human check. */
const longestHeader = 4_000;

/** Answers one call of the gateway; never throws. Of the visitor nothing goes on but the headers a row names. */
export async function answerCall(request: Request, face: Face): Promise<Response> {
  const question = parseQuestion(request, face);
  if ('problem' in question) return buildProblem(question.status, question.problem);
  const { endpoint, site, url, headers } = question;
  const seconds = await countTry(question);
  if (seconds) return buildProblem(429, 'There were too many tries.', { 'retry-after': `${seconds}` });
  try {
    if (isEmptyDay(question)) return buildResponse(request, buildEmptyDay(question), endpoint.cache);
    // The headers are part of the question: nobody is answered on another's human check.
    const served = await answerThroughCache(
      `${face} ${url} ${JSON.stringify(headers)}`,
      endpoint.cache,
      cacheTagsOf(endpoint, site),
      () => loadAnswer(question),
      (error) => findStandInFor(question, error),
    );
    return buildResponse(request, served, endpoint.cache);
  } catch (error) {
    if (error instanceof PassingRefusal || error instanceof DoubtedAnswer)
      return buildResponse(request, buildServed(error.answer), endpoint.cache);
    log.error('gateway', {
      endpoint: endpoint.path,
      site,
      reason: describeFailure(error, endpoint),
    });
    return error instanceof TimeoutError
      ? buildProblem(504, 'The catalogue does not answer.')
      : buildProblem(502, 'The catalogue answers something unusable.');
  }
}

/** The address of a call with headers holds the code of a voucher, which no log should. */
function describeFailure(error: unknown, { headers }: Endpoint): string {
  if (!(error instanceof Error)) return String(error);
  return headers ? error.name : error.message;
}

function parseQuestion(request: Request, face: Face): Question | { status: number; problem: string } {
  const { pathname, searchParams } = new URL(request.url);
  const found = matchCall(face === 'entity' ? pathname.replace('/api/entities/', '/api/') : pathname);
  if (found === 'bad') return { status: 400, problem: 'A part of the path is not a valid value.' };
  if (!found) return { status: 404, problem: 'There is no such call.' };

  const { site } = resolveHost(request.headers.get('host'), env().sites);
  const language = pickLanguage(site, searchParams.get('language'));

  const { endpoint, params } = found;
  const asked = (endpoint.query ?? []).map((name) => [name, searchParams.get(name) ?? ''] as const);
  if (asked.some(([, value]) => value && !isPlainValue(value)))
    return { status: 400, problem: 'A query value is not valid.' };
  const headers = pickHeaders(request, endpoint);
  if (Object.values(headers).some((value) => value.length > longestHeader))
    return { status: 400, problem: 'A header is too long.' };
  const url = upstreamUrl(site, language, endpoint, { ...Object.fromEntries(asked), ...params });
  return { face, site, endpoint, params, url, headers };
}

/** Seconds to wait for who guesses at a secret, from however many places; 0 for all others. */
const countTry = async ({ site, endpoint: { path, guarded }, params }: Question): Promise<number> =>
  guarded
    ? takeAllowance(`${path} ${site} ${bareNumber(params[guarded.name])}`, { most: guarded.most, seconds: 60 })
    : 0;

/** A catalogue takes dashes, spaces and small letters for how people type one number, and each spelling would have its own tries. */
const bareNumber = (typed = ''): string =>
  typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

const pickHeaders = (request: Request, { headers = [] }: Endpoint): Record<string, string> =>
  Object.fromEntries(
    headers.flatMap((name) => {
      const value = request.headers.get(name);
      return value ? [[name, value] as const] : [];
    }),
  );

/** The site's default for none, one it does not speak, and what is no language at all. */
export function pickLanguage(site: SiteId, wanted: string | null): Language {
  const { languages: spoken, defaultLanguage } = siteFacts(site);
  return spoken.find((language) => language === wanted) ?? defaultLanguage;
}

/** Kept nowhere, by caches neither: there are as many as anybody can think of. */
const buildEmptyDay = (question: Question): CachedAnswer => {
  const json = question.endpoint.emptyDay;
  return buildServed({ status: 200, seconds: 0, text: writeFace(question, JSON.stringify(json), json) });
};

const buildServed = ({ text, ...answer }: LoadedAnswer): CachedAnswer => ({
  ...answer,
  isStale: false,
  body: Buffer.from(text),
});

const basics = { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' };

/** An answer with what caches and programs need to know of it; 304 and nothing else for who has it already. */
export function buildResponse(request: Request, served: CachedAnswer, cache: Cache): Response {
  const { status, body, isStale, retryAfter = 60 } = served;
  const etag = status === 200 && cache !== 'never' ? etagOf(body) : null;
  const headers = {
    ...basics,
    ...buildCacheHeaders(served, cache),
    ...(etag && { etag }),
    ...(status === 429 && { 'retry-after': `${retryAfter}` }),
    ...(isStale && { warning: '110 - "Response is Stale"', 'x-candela-stale': '1' }),
  };
  // Of what is doubtful a cache would keep its own words on how long, which were of a whole one.
  if (etag && !isDoubted(served) && isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: { ...headers, 'content-length': String(body.byteLength) },
  });
}

/** A refusal of our own, in the catalogue's own form. */
export const buildProblem = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error }, { status, headers: { ...basics, 'cache-control': 'no-store', ...headers } });

export const refuseMethod = (): Response =>
  buildProblem(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
