import { env } from '@/lib/env/env';
import { limitWait } from '../process/limit-wait';
import { findRequest, requestIdHeader } from '../process/request-scope';
import { askBehind } from './behind-answers';
import { describeFailure, noAnswer, patience, readBody } from './upstream';
import { watchCall } from './watch-call';
import { noteSource } from './watch-read';

/**
 * Next asks again for an answer that it kept and that is old, with the question of the page, but without its time limit,
 * and prints the stack of whatever fails. Such a question is the one to a catalogue without a signal: here it has the same
 * limit, and its failure is an answer. Every question says here on whose account it is asked: among the headers that Next
 * sees, that would make it a question of its own.
 */
export function boundFetch(): void {
  const ask = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!isUpstream(url)) return ask(input, init);
    const isOld = !init?.signal;
    noteSource(isOld ? 'stale' : 'miss');
    const asked = () => {
      const signal = init?.signal ?? limitWait(patience);
      return watchCall(url, init?.method ?? (input instanceof Request ? input.method : 'GET'), (more) =>
        ask(input, { ...init, headers: buildHeaders(input, init, more), signal }),
      );
    };
    if (!isOld) return asked();
    try {
      const { text, status, headers } = await askBehind(url, async () => {
        const response = await asked();
        return { text: await readBody(response, url), status: response.status, headers: response.headers };
      });
      return new Response(text || null, { status, headers });
    } catch (error) {
      return new Response(null, { status: 504, headers: { [noAnswer]: describeFailure(error, patience) } });
    }
  };
}

function buildHeaders(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  more: Readonly<Record<string, string>>,
): Headers {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  const id = findRequest()?.id;
  if (id) headers.set(requestIdHeader, id);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return headers;
}

const isUpstream = (url: string): boolean =>
  Object.values(env().upstreams).some((upstream) => url.startsWith(`${upstream}/`));
