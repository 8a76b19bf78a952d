import { type Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { Problem } from '../lib/problem';

export type Question = {
  /** What it is to who counts: a page, a picture, a write. */
  kind: string;
  host: string;
  path: string;
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: OutgoingHttpHeaders;
  body?: unknown;
  /** Whether it is known to be there, so that 404, or nothing with a 200, is lost as well. */
  isThere?: boolean;
};

export type Outcome = {
  kind: string;
  /** What was asked for, as a visitor writes it, without the protocol. */
  address: string;
  /** 0 where nothing came. */
  status: number;
  /** Why nobody has it, or null where somebody does. */
  lost: string | null;
  /** What the edge says of having it, as in `X-Cache`. */
  cache: string;
  milliseconds: number;
  text: string;
};

/** Milliseconds; a picture is drawn at its first question, beside others. */
const patience = 15_000;
const firstPatience = 60_000;
const mostRepeats = 12;

/**
 * Asks the edge once; never throws. What is not answered, cut short, turned away (429) or answered with
 * 500 and above, is lost, and of what is known to be there whatever says that it is not.
 */
export function ask(
  port: number,
  { kind, host, path, method = 'GET', headers, body, isThere = false }: Question,
  agent?: Agent,
  timeout = patience,
): Promise<Outcome> {
  const begun = performance.now();
  return new Promise((done) => {
    const finish = (lost: string | null, status = 0, cache = '', text = '') =>
      done({ kind, address: host + path, status, lost, cache, milliseconds: performance.now() - begun, text });
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const question = request(
      {
        ...{ host: '127.0.0.1', port, path, method, agent, timeout },
        headers: {
          ...{ host, 'accept-encoding': 'gzip' },
          ...(sent !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (response) => {
        const { statusCode = 0, headers: told } = response;
        const isText = method !== 'GET' || told['content-encoding'] === undefined;
        let text = '';
        let isEmpty = true;
        if (isText) response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('data', () => (isEmpty = false));
        response.on('end', () => {
          const isLost = statusCode >= 500 || statusCode === 429 || (isThere && statusCode >= 400);
          const why = isThere && statusCode === 200 && isEmpty ? 'nothing in it' : null;
          finish(isLost ? `${statusCode}` : why, statusCode, `${told['x-cache'] ?? ''}`, text);
        });
        response.on('error', () => finish('cut', statusCode));
      },
    );
    question.on('timeout', () => question.destroy(new Error('no answer')));
    question.on('error', (error: NodeJS.ErrnoException) => finish(error.code ?? error.message));
    question.end(sent);
  });
}

/**
 * Asks for each, a few at a time, and again for what did not come, so that what is measured next finds them made: the demo
 * draws a picture when it is first asked for, which can take longer than the site waits. Throws a `Problem` that names what
 * never came.
 */
export async function askUntilHad(port: number, questions: readonly Question[]): Promise<void> {
  const left = questions.map((question) => ({ question, repeats: 0 }));
  const never: string[] = [];
  const row = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const outcome = await ask(port, next.question, undefined, firstPatience);
      if (!outcome.lost) continue;
      if (next.repeats < mostRepeats) left.push({ ...next, repeats: next.repeats + 1 });
      else never.push(`${outcome.address} (${outcome.lost})`);
    }
  };
  await Promise.all([row(), row(), row(), row()]);
  if (never.length) throw new Problem(`Not to be had before it began: ${never.join(', ')}.`);
}
