import { env } from '@/lib/env/env';
import { describeFailure, noAnswer, patience, readBody } from './upstream';

/**
 * Next asks again for an answer that it kept and that is old, with the question of the page, but without its time limit,
 * and prints the stack of whatever fails. Such a question is the one to a catalogue without a signal: here it has the same
 * limit, and its failure is an answer.
 */
export function boundFetch(): void {
  const ask = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (init?.signal || !isUpstream(url)) return ask(input, init);
    try {
      const response = await ask(input, { ...init, signal: AbortSignal.timeout(patience) });
      return new Response((await readBody(response, url)) || null, response);
    } catch (error) {
      return new Response(null, { status: 504, headers: { [noAnswer]: describeFailure(error, patience) } });
    }
  };
}

const isUpstream = (url: string): boolean =>
  Object.values(env().upstreams).some((upstream) => url.startsWith(`${upstream}/`));
