import { limitWait } from '../process/limit-wait';
import { ApiError, isFrameworks, TimeoutError } from './errors';

/** Milliseconds that the catalogue may take, the body included: half of what a visitor may, for the page is still to be made, and others beside it. */
export const patience = 2_500;
/** The header of an answer that stands for none, and says why: see `boundFetch`. */
export const noAnswer = 'x-no-answer';
const largestBody = 8_000_000;

/** What it says may be anything; `retryAfter` are the seconds it asks for, where anybody would wait for so long. */
type Refused = { ok: false; status: number; text: string; retryAfter: number | undefined };
/** `json` reads what a good answer's text says, and throws `ApiError` where that is none. */
export type UpstreamText = { ok: true; status: number; text: string; json: () => unknown } | Refused;
export type UpstreamAnswer = { ok: true; status: number; text: string; json: unknown } | Refused;
export type Caching = Pick<RequestInit, 'cache' | 'next' | 'headers'>;
/** A call for one visitor may write, and never follows a redirect. */
export type UpstreamWrite = Caching & Pick<RequestInit, 'method' | 'body' | 'redirect'>;

/** Like `askForText`, and reads what the text says: throws `ApiError` as well when a good answer is no JSON. */
export async function askUpstream(
  url: string,
  caching: Caching | UpstreamWrite,
  milliseconds = patience,
): Promise<UpstreamAnswer> {
  const answer = await askForText(url, caching, milliseconds);
  return answer.ok ? { ...answer, json: answer.json() } : answer;
}

/**
 * Asks an upstream; cookies of the visitor are never in the question. For a read, a lost connection is tried once more.
 * A write may be answered without a body. Throws `TimeoutError` when there is no answer, `ApiError` when a good one is too
 * long.
 */
export async function askForText(
  url: string,
  caching: Caching | UpstreamWrite,
  milliseconds = patience,
): Promise<UpstreamText> {
  const init: RequestInit = { ...caching, signal: limitWait(milliseconds) };
  try {
    const response = await fetch(url, init).catch((error: unknown) => {
      if (isTimeout(error) || isFrameworks(error) || (init.method ?? 'GET') !== 'GET') throw error;
      return fetch(url, init);
    });
    const { ok, status, headers } = response;
    const why = headers.get(noAnswer);
    if (why) throw new TimeoutError(url, why);
    const text = await readBody(response, url);
    if (!ok) return { ok, status, text, retryAfter: readSeconds(headers.get('retry-after')) };
    const isDone = status === 204 || (text.trim() === '' && (init.method ?? 'GET') !== 'GET');
    return { ok, status, text, json: () => (isDone ? null : parseJson(text, response, url)) };
  } catch (error) {
    if (error instanceof ApiError || error instanceof TimeoutError || isFrameworks(error)) throw error;
    throw new TimeoutError(url, describeFailure(error, milliseconds));
  }
}

/** From a second to an hour; a date is told by clocks that may differ. */
const readSeconds = (said: string | null): number | undefined => {
  const seconds = /^\d{1,4}$/.test(said ?? '') ? Number(said) : 0;
  return seconds >= 1 && seconds <= 3_600 ? seconds : undefined;
};

const isTimeout = (error: unknown) => error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name);

/** Why there is no answer, in a few words. */
export function describeFailure(error: unknown, milliseconds: number): string {
  if (isTimeout(error)) return `nothing within ${milliseconds} ms`;
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? ('code' in cause && String(cause.code)) || cause.message : error.message;
}

/** The text of an answer, as far as anybody would read it. */
export async function readBody(response: Response, url: string): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > largestBody) throw new ApiError(url, response.status, `more than ${largestBody} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string, response: Response, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const kind = /^\s*</.test(text) ? 'HTML' : (response.headers.get('content-type') ?? 'no content type');
    throw new ApiError(url, response.status, `the body is not JSON (${kind}, ${text.length} characters)`);
  }
}
